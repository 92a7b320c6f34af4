import { listProse, listSentences } from './passages'
import type { LintPage } from './types'

const maxShare = 0.25
const leastWords = 5

export interface PageSentences {
  file: string
  sentences: ReadonlySet<string>
}

/** A page's sentences, without short ones and those of partials. Undefined for anything but documentation and posts. */
export function readSentences({ collection, file, tree }: LintPage): PageSentences | undefined {
  if (collection !== 'Doc' && collection !== 'Post') return undefined
  const sentences = listProse(tree).flatMap(listSentences)
  return { file, sentences: new Set(sentences.filter(({ words }) => words >= leastWords).map(({ text }) => text)) }
}

/** Reports pairs of pages where the shorter one shares more than a quarter of its sentences with the other. */
export function findSharedSentences(pages: readonly PageSentences[]): { file: string; message: string }[] {
  const pagesOf = new Map<string, PageSentences[]>()
  for (const page of pages)
    for (const sentence of page.sentences) pagesOf.set(sentence, [...(pagesOf.get(sentence) ?? []), page])
  const counts = new Map<PageSentences, Map<PageSentences, number>>()
  for (const sharing of pagesOf.values())
    for (const [index, first] of sharing.entries())
      for (const second of sharing.slice(index + 1)) {
        const [short, long] = first.sentences.size < second.sentences.size ? [first, second] : [second, first]
        const others = counts.get(short) ?? new Map<PageSentences, number>()
        counts.set(short, others.set(long, (others.get(long) ?? 0) + 1))
      }
  return [...counts].flatMap(([{ file, sentences }, others]) =>
    [...others].flatMap(([other, shared]) => {
      if (shared / sentences.size <= maxShare) return []
      const message = `Repeats ${shared} of its ${sentences.size} sentences from ${other.file}, expected at most a quarter. Put them into a partial, or link to that page.`
      return [{ file, message }]
    }),
  )
}
