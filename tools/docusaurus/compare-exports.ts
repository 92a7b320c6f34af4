import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { diffArrays } from 'diff'
import { listFiles } from '@/lib/kit/files'
import { factKinds, readPage, toPageAddress, type PageFacts } from './page-facts'

export interface Difference {
  /** The page, or the first of several for a sidebar. */
  address: string
  kind: string
  side: 'missing' | 'extra'
  item: string
}

/** How many things both have, only they have (missing) and only we have (extra). */
export type Count = Record<'same' | 'missing' | 'extra', number>

export interface Comparison {
  counts: Record<string, Count>
  differences: Difference[]
}

/** Address and path of each HTML file that a visitor can open. Redirects and copies have the same address as a page. */
function listAddresses(folder: string): [string, string][] {
  const files = listFiles(folder).filter((file) => file.endsWith('.html') && !/^(404|_.*)\.html$/.test(file))
  return files.map((file) => [toPageAddress(`/${file}`), path.join(folder, file)])
}

function readPages(folder: string): Map<string, PageFacts> {
  if (!existsSync(folder)) throw new Error(`${folder} doesn’t exist. Expected the folder of an export.`)
  const pages = listAddresses(folder).flatMap(([address, file]): [string, PageFacts][] => {
    const facts = readPage(readFileSync(file, 'utf8'), address)
    return facts === undefined ? [] : [[address, facts]]
  })
  if (pages.length === 0) throw new Error(`${folder} contains no page with a text.`)
  return new Map(pages)
}

/**
 * Compares our export of a Docusaurus site with its own build.
 * @param ours folder of our export
 * @param theirs folder of Docusaurus's build
 * @throws if one of them contains no pages
 */
export function compareExports(ours: string, theirs: string): Comparison {
  const own = readPages(ours)
  const expected = readPages(theirs)
  const counts: Comparison['counts'] = {}
  const differences: Difference[] = []
  const count = (kind: string, side: keyof Count, amount: number) => {
    counts[kind] ??= { same: 0, missing: 0, extra: 0 }
    counts[kind][side] += amount
  }
  const add = (kind: string, side: Difference['side'], address: string, item: string, amount = 1) => {
    count(kind, side, amount)
    differences.push({ address, kind, side, item })
  }
  /** The order matters, so a heading that moved is missing in one place and extra in the other. */
  const compareLists = (kind: string, address: string, given: readonly string[], wanted: readonly string[]) => {
    for (const { added, removed, value } of diffArrays([...wanted], [...given])) {
      if (!added && !removed) {
        count(kind, 'same', value.length)
        continue
      }
      const side = removed ? 'missing' : 'extra'
      if (kind === 'text') add(kind, side, address, value.join(' '), value.length)
      else for (const item of value) add(kind, side, address, item)
    }
  }
  // Docusaurus leaves out closed categories, so only the sidebars of all pages together are complete.
  const toEntries = (pages: Map<string, PageFacts>) => {
    const entries = new Map<string, string>()
    for (const [address, { sidebar }] of pages)
      for (const entry of sidebar) if (!entries.has(entry)) entries.set(entry, address)
    return entries
  }
  for (const [address, wanted] of expected) {
    const given = own.get(address)
    if (given === undefined) {
      add('pages', 'missing', address, address)
      continue
    }
    count('pages', 'same', 1)
    for (const kind of factKinds) compareLists(kind, address, given[kind], wanted[kind])
    const shown = new Set(wanted.sidebar)
    const inOurOrder = given.sidebar.filter((entry) => shown.has(entry))
    const known = new Set(given.sidebar)
    if (inOurOrder.join('\n') !== wanted.sidebar.filter((entry) => known.has(entry)).join('\n'))
      add('sidebar order', 'missing', address, wanted.sidebar.join(', '))
  }
  for (const address of own.keys()) if (!expected.has(address)) add('pages', 'extra', address, address)
  const [ourEntries, theirEntries] = [toEntries(own), toEntries(expected)]
  for (const [entry, address] of theirEntries)
    if (ourEntries.has(entry)) count('sidebar', 'same', 1)
    else add('sidebar', 'missing', address, entry)
  for (const [entry, address] of ourEntries) if (!theirEntries.has(entry)) add('sidebar', 'extra', address, entry)
  return { counts, differences }
}

/** A line for each difference, then a Markdown table with the counts. */
export function toReport({ counts, differences }: Comparison): string {
  const lines = differences.map(
    ({ address, kind, side, item }) => `${address}  ${kind}  ${side === 'missing' ? '-' : '+'} ${item.slice(0, 160)}`,
  )
  const rows = Object.entries(counts).map(
    ([kind, { same, missing, extra }]) => `| ${kind} | ${same} | ${missing} | ${extra} |`,
  )
  return [...lines, '', '| | same | missing | extra |', '|---|---|---|---|', ...rows].join('\n')
}
