import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { JudgedQuestion } from '@/scripts/steps/judge-search'
import { judgedQueries } from '../fixtures/search-queries'

const file = 'tests/fixtures/search-questions.txt'

/** A fixed split: neither the order of the file nor its other questions matter. */
function toHalf(query: string): 'tune' | 'measure' {
  return createHash('sha256').update(query).digest().readUInt8(3) % 2 === 0 ? 'tune' : 'measure'
}

/**
 * All judged questions.
 * @throws on a line that isn't a comment, a `[kind]`, or `QUERY => PAGES`
 */
export function readJudgedQuestions(): JudgedQuestion[] {
  const found: JudgedQuestion[] = []
  let kind = ''
  for (const [i, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('# ') || line === '#') continue
    const section = /^\[(\w+)\]$/.exec(line)?.[1]
    kind = section ?? kind
    if (section !== undefined) continue
    const [, query, pages] = /^(.+?)(?: \(#\d+\))? => (\/\S*(?: \/\S*)*)$/.exec(line) ?? []
    if (query === undefined || pages === undefined)
      throw new Error(`${file}:${i + 1}  Expected "QUERY => /PAGE /PAGE", got "${line}".`)
    found.push({ query, pages: pages.split(' '), kind, half: toHalf(query) })
  }
  const known = judgedQueries.map(({ query, expected, kind: name }) => ({
    ...{ query, pages: expected, kind: name, half: 'known' as const },
  }))
  return [...known, ...found]
}
