import path from 'node:path'
import { fromYAMLFilePath } from 'prh'
import { maskQuotes, type Wording } from './words'

export interface Phrase {
  text: string
  line: number
  /** Suggested fix, as a sentence. */
  advice: string
}

/**
 * Loads a list from `tools/lint/voice`.
 * @returns a function that finds the list's phrases, in document order
 * @throws if an example in the list doesn't produce its expected result
 */
export function createPhraseFinder(list: string): (wordings: readonly Wording[]) => Phrase[] {
  const { rules } = fromYAMLFilePath(path.resolve('tools/lint/voice', list))
  return (wordings) => {
    // Joined into one text, because each call is expensive. Each wording is a line, so phrases can't span several.
    const starts: number[] = []
    let text = ''
    for (const wording of wordings) {
      starts.push(text.length)
      text += `${maskQuotes(wording.text).replaceAll(/\s/g, ' ')}\n`
    }
    return rules
      .flatMap((rule) => rule.applyRule(text))
      .toSorted((a, b) => a.index - b.index)
      .map(({ index, matches: [found = ''], expected = '', rule }) => {
        const place = starts.findLastIndex((start) => start <= index)
        const { prh: advice = `Write "${expected}".` } = (rule?.raw ?? {}) as { prh?: string }
        return { text: found, line: wordings[place]?.lineAt(index - (starts[place] ?? 0)) ?? 1, advice }
      })
  }
}
