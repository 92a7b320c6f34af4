import type { SiteSearchClient } from '@/lib/search/contract'
import { weights } from '@/lib/search/weights'

/**
 * `known` questions were written together with the ranking. Of newer ones, half are for tuning. The others only measure:
 * `measure` and `fresh` the questions of real issues, `check` those of different readers, and `pages` those written page by
 * page.
 */
export const halves = ['known', 'tune', 'check', 'measure', 'fresh', 'pages'] as const

export type JudgedHalf = (typeof halves)[number]

/** Whether a question may be looked at to improve the ranking. */
export const isTunable = ({ half }: { half: JudgedHalf }) => half === 'known' || half === 'tune'

export interface JudgedQuestion {
  query: string
  /** Pages that answer it. */
  pages: readonly string[]
  kind: string
  half: JudgedHalf
}

export interface Verdict extends JudgedQuestion {
  /** Position of the first page that answers it, starting at 1. Infinity if none does. */
  rank: number
  found: readonly string[]
}

/** Number of pages in which the answer is looked for. */
const DEPTH = 10

/** Searches for each question, and waits for the complete response. */
export async function judge(client: SiteSearchClient, questions: readonly JudgedQuestion[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const question of questions) {
    const requests = [
      { indexName: 'pages', params: { query: question.query, facetFilters: ['language:en'], hitsPerPage: DEPTH } },
    ]
    await client.search(requests)
    await client.whenComplete()
    const { results } = await client.search(requests)
    const found = [...new Set(results[0]?.hits.map(({ path }) => path))]
    const place = found.findIndex((path) => question.pages.includes(path))
    verdicts.push({ ...question, found, rank: place < 0 ? Infinity : place + 1 })
  }
  return verdicts
}

/** Share of questions whose answer is among the first results, in percent. */
export const toShare = (verdicts: readonly Verdict[], count: number) =>
  (100 * verdicts.filter(({ rank }) => rank <= count).length) / verdicts.length

/** One line for a group of questions. */
export function toSummary(name: string, verdicts: readonly Verdict[]): string {
  const [three, first] = [3, 1].map((count) => `${toShare(verdicts, count).toFixed(1)}%`)
  return `${name.padEnd(10)} ${String(verdicts.length).padStart(4)} questions, ${three} in the first three, ${first} first`
}

/** How often two providers agree. */
export function toAgreement(one: readonly Verdict[], other: readonly Verdict[]): string {
  const toPercent = (count: number) => `${((100 * count) / one.length).toFixed(1)}%`
  const pairs = one.map((verdict, i) => ({ verdict, found: other[i]?.found ?? [] }))
  const same = pairs.filter(({ verdict, found }) => verdict.found[0] === found[0]).length
  const near = pairs.filter(({ verdict, found }) => verdict.found.slice(0, 3).includes(found[0] ?? '')).length
  const both = pairs.filter(({ verdict }, i) => verdict.rank <= 3 && (other[i]?.rank ?? Infinity) <= 3).length
  return `same first page ${toPercent(same)}, its first page among our first three ${toPercent(near)}, both answer in the first three ${toPercent(both)}`
}

/** Sets a weight, such as `fields.title=6`. @throws if there's no such weight, or its value isn't a number */
export function setWeight(change: string): void {
  const [, group = '', name = '', value = ''] = /^(\w+)\.(\w+)=(.+)$/.exec(change) ?? []
  const values = (weights as Record<string, Record<string, number>>)[group]
  if (values?.[name] === undefined || Number.isNaN(Number(value))) {
    throw new Error(`Expected GROUP.NAME=NUMBER with a weight of lib/search/weights.ts, got ${change}.`)
  }
  values[name] = Number(value)
}
