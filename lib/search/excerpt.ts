import { closeMark, openMark } from './contract'
import { silentMark } from './marks'
import { splitContent, type PagefindPage, type PagefindPlace } from './pagefind'
import { isSmallWord } from './words'

/** Length limits of an excerpt, in words. */
const MAX_WORDS = 32
const MIN_WORDS = 8

interface Sentence {
  start: number
  /** Index after its last word. */
  end: number
}

function isEnd(word: string, next = ''): boolean {
  // A sentence may continue after a colon.
  return /[.!?…]["'”’)\]]*$/.test(word) || (word.endsWith(':') && !/^\p{Ll}/u.test(next))
}

/** Sentences between two positions. Skips text between silent marks, such as tables and code. */
function findSentences(words: readonly string[], from: number, to: number): Sentence[] {
  const sentences: Sentence[] = []
  let isSilent = false
  let start = from
  const finish = (end: number) => {
    if (end > start) sentences.push({ start, end })
    start = end
  }
  for (let at = 0; at < to; at++) {
    const word = words[at] ?? ''
    if (word.startsWith(silentMark)) {
      if (!isSilent && at >= from) finish(at)
      isSilent = !isSilent
      start = Math.max(start, at + 1)
    } else if (isSilent) start = Math.max(start, at + 1)
    else if (at >= from && isEnd(word, words[at + 1])) finish(at + 1)
  }
  if (!isSilent) finish(to)
  return sentences
}

const markWord = (word: string) =>
  word.replace(/[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u, (letters) => `${openMark}${letters}${closeMark}`)

/** Whether a word says what a sentence is about. Pagefind also finds the product's name, for `event`. */
const isTelling = (word = '') => !/^\P{L}*eventcatalog/iu.test(word) && !isSmallWord(word)

/** The sentence in a section with the most matches. The first one if only tables or code match. */
export function toExcerpt(
  { content, meta, anchors }: PagefindPage,
  { title, locations: found, anchor }: PagefindPlace,
): string {
  const words = splitContent(content)
  const telling = found.filter((at) => isTelling(words[at]))
  const locations = telling.length > 0 ? telling : found
  const heading = anchor === undefined ? (meta.title ?? '') : title
  const from = (anchor?.location ?? 0) + splitContent(heading).length
  const to = Math.min(words.length, ...anchors.map((next) => next.location).filter((at) => at >= from))
  const sentences = findSentences(words, from, to)
  const countMatches = ({ start, end }: Sentence) => locations.filter((at) => at >= start && at < end).length
  const most = Math.max(0, ...sentences.map(countMatches))
  const index = sentences.findIndex((sentence) => countMatches(sentence) === most)
  const best = sentences[index]
  if (best === undefined) return ''
  let { start, end } = best
  // A short sentence needs context.
  const next = sentences[index + 1]
  if (end - start < MIN_WORDS && next?.start === end) end = next.end
  const whole = { start, end }
  if (end - start > MAX_WORDS) {
    const first = locations.find((at) => at >= start && at < end) ?? start
    start = Math.min(Math.max(start, first - MIN_WORDS), end - MAX_WORDS)
    end = start + MAX_WORDS
  }
  const marked = new Set(locations)
  const text = words.slice(start, end).map((word, i) => (marked.has(start + i) ? markWord(word) : word))
  return `${start > whole.start ? '… ' : ''}${text.join(' ')}${end < whole.end ? ' …' : ''}`
}
