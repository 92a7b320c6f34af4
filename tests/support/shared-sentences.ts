/** Sentences of pages, by file name. */
export type SentencesOfPages = ReadonlyMap<string, ReadonlySet<string>>

export interface SharedSentences {
  files: [string, string]
  shared: number
  /** Share of the shorter page's sentences, 0 to 1. */
  share: number
}

/** Pairs of pages where the shorter one shares more than `limit` of its sentences with the other. */
export function findSharedSentences(pages: SentencesOfPages, limit: number): SharedSentences[] {
  const filesOf = new Map<string, string[]>()
  for (const [file, sentences] of pages)
    for (const sentence of sentences) filesOf.set(sentence, [...(filesOf.get(sentence) ?? []), file])
  const counts = new Map<string, number>()
  for (const files of filesOf.values())
    for (const [index, first] of files.entries())
      for (const second of files.slice(index + 1)) {
        const pair = `${first}\n${second}`
        counts.set(pair, (counts.get(pair) ?? 0) + 1)
      }
  return [...counts].flatMap(([pair, shared]) => {
    const [first = '', second = ''] = pair.split('\n')
    const share = shared / Math.min(pages.get(first)?.size ?? 1, pages.get(second)?.size ?? 1)
    return share > limit ? [{ files: [first, second], shared, share } satisfies SharedSentences] : []
  })
}
