import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { JudgedHalf, JudgedQuestion } from '@/scripts/steps/judge-search'
import { judgedQueries } from '../fixtures/search-queries'

/** A fixed split: neither the order of the file nor its other questions matter. */
const isTuned = (query: string) => createHash('sha256').update(query).digest().readUInt8(3) % 2 === 0

/**
 * @param unseen name of the half that isn't used for tuning
 * @param tuned name of the other half
 */
function readQuestions(file: string, unseen: JudgedHalf, tuned: JudgedHalf = 'tune'): JudgedQuestion[] {
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
    found.push({ query, pages: pages.split(' '), kind, half: isTuned(query) ? tuned : unseen })
  }
  return found
}

/**
 * All judged questions.
 * @throws on a line that isn't a comment, a `[kind]`, or `QUERY => PAGES`
 */
export function readJudgedQuestions(): JudgedQuestion[] {
  const known = judgedQueries.map(({ query, expected, kind: name }) => ({
    ...{ query, pages: expected, kind: name, half: 'known' as const },
  }))
  return [
    ...known,
    ...readQuestions('tests/fixtures/search-questions.txt', 'measure'),
    ...readQuestions('tests/fixtures/search-reader-questions.txt', 'check'),
    ...readQuestions('tests/fixtures/search-new-questions.txt', 'fresh', 'fresh'),
    ...readQuestions('tests/fixtures/search-page-questions.txt', 'pages'),
  ]
}
