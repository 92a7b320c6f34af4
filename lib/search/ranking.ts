import type { Query } from 'minisearch'
import { splitWords, synonyms, toTerm } from './words'

/** Weights of an entry's fields. `parts` are the pieces of names such as `writeEvent`. */
export const weights = { own: 5, parts: 2.5, title: 2, keywords: 3, trail: 0.6 }

/** Reference pages rank before news about the same topic. */
const kindWeights: Record<string, number> = { reference: 1.1, post: 0.7 }

const alternatives = new Map<string, string[]>()
for (const group of synonyms)
  for (const word of group) {
    const others = group.filter((other) => other !== word && !other.includes(' '))
    alternatives.set(toTerm(word), [...(alternatives.get(toTerm(word)) ?? []), ...others.map(toTerm)])
  }

/** Matches a word as typed, a synonym, or all parts of a name. */
export function toWordQuery([whole = '', ...parts]: string[]): Query {
  const term = toTerm(whole)
  const others = parts.length === 0 ? [] : [{ combineWith: 'AND' as const, queries: parts.map(toTerm) }]
  return { combineWith: 'OR', queries: [term, ...(alternatives.get(term) ?? []), ...others] }
}

/** Normalizes text to compare names regardless of case, plural and inflection. */
export const toExact = (text: string) => splitWords(text.replace(/\(\)$/, '')).map(toTerm).join(' ')

export interface Ranked {
  path: string
  title: string
  area: string
  kind: string
  /** Text of the heading, or the page's title. */
  own: string
  isPage: boolean
}

/** Weight of an entry among others that match the same words. */
export function rank(
  { path, title, area, kind, own, isPage }: Ranked,
  { exact, near, wantsReference }: { exact: string; near: string | undefined; wantsReference: boolean },
): number {
  const steps = path.split('/').length - 1
  return (
    (kindWeights[kind] ?? 1) *
    (isPage ? 1.4 : 1) *
    (area === near ? 1.2 : 1) *
    // If several pages have the same name, the one at the highest level comes first.
    (1.2 - 0.04 * Math.min(steps, 6)) *
    (wantsReference && (area === 'API' || area === 'SDK') ? 1.5 : 1) *
    (toExact(own) === exact ? (isPage ? 6 : 2) : 1) *
    (isPage && kind === 'reference' && toExact(title.split(' ')[0] ?? '') === exact ? 1.6 : 1)
  )
}
