import { distance } from 'fastest-levenshtein'
import type { ListedPage } from './address-list'
import { decodePath, normalizePath } from '../kit/urls'

/** Minimum share of the requested words that a page must match to be shown. */
const MIN_SCORE = 0.4
/** The last segment of an address is the most significant. */
const LAST_PART_WEIGHT = 2

function toWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Similarity of two words, from 0 to 1: same word, same prefix, or a few letters apart. */
function compare(asked: string, known: string): number {
  if (asked === known) return 1
  if (Math.min(asked.length, known.length) >= 3 && (asked.startsWith(known) || known.startsWith(asked))) return 0.8
  const letters = Math.max(asked.length, known.length)
  const isSwapped = [...asked].sort().join() === [...known].sort().join()
  // Swapped letters count as one typo.
  const apart = isSwapped ? distance(asked, known) / 2 : distance(asked, known)
  return letters >= 4 && apart <= Math.ceil(letters / 4) ? 0.75 - apart / letters : 0
}

function scorePage(asked: readonly { word: string; weight: number }[], { path, title }: ListedPage): number {
  const words = [...new Set([...toWords(decodePath(path)), ...toWords(title)])]
  const best = ({ word }: { word: string }) => Math.max(0, ...words.map((known) => compare(word, known)))
  const found = asked.reduce((sum, item) => sum + best(item) * item.weight, 0)
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0)
  // Among equal matches, prefer the page with fewer other words.
  return found / whole - Math.min(0.1, words.length / 200)
}

/** Suggests pages for an address that doesn't exist, best match first. */
export function findLikelyPages(address: string, pages: readonly ListedPage[], limit = 5): ListedPage[] {
  const parts = decodePath(normalizePath(address)).split('/').map(toWords)
  const asked = parts.flatMap((words, index) =>
    words.map((word) => ({ word, weight: index === parts.length - 1 ? LAST_PART_WEIGHT : 1 })),
  )
  if (asked.length === 0) return []
  return pages
    .map((page) => ({ page, score: scorePage(asked, page) }))
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score || (a.page.path < b.page.path ? -1 : 1))
    .slice(0, limit)
    .map(({ page }) => page)
}
