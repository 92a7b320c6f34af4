import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { diffArrays } from 'diff'
import { listFiles } from '@/lib/kit/files'
import { factKinds, readPage, toPageAddress, type PageFacts } from './page-facts'

interface Difference {
  /** The page, or the first of several for a sidebar. */
  address: string
  kind: string
  side: 'missing' | 'extra'
  item: string
}

interface Comparison {
  /** By kind, how many things both have, only they have (missing) and only we have (extra). */
  counts: Record<string, Record<'same' | 'missing' | 'extra', number>>
  differences: Difference[]
}

function readPages(folder: string): Map<string, PageFacts> {
  if (!existsSync(folder)) throw new Error(`${folder} doesn’t exist. Expected the folder of an export.`)
  // Redirects and copies have the same address as a page.
  const files = listFiles(folder).filter((file) => file.endsWith('.html') && !/^(404|_.*)\.html$/.test(file))
  const pages = new Map<string, PageFacts>()
  for (const file of files) {
    const address = toPageAddress(`/${file}`)
    const facts = readPage(readFileSync(path.join(folder, file), 'utf8'), address)
    if (facts !== undefined) pages.set(address, facts)
  }
  if (pages.size === 0) throw new Error(`${folder} contains no page with a text.`)
  return pages
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
  const count = (kind: string, side: 'same' | Difference['side'], amount = 1) => {
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
      const side = removed ? 'missing' : 'extra'
      if (!added && !removed) count(kind, 'same', value.length)
      else if (kind === 'text') add(kind, side, address, value.join(' '), value.length)
      else for (const item of value) add(kind, side, address, item)
    }
  }
  /** Compares two maps from an item to its page, regardless of order. */
  const compareItems = (kind: string, given: ReadonlyMap<string, string>, wanted: ReadonlyMap<string, string>) => {
    for (const [item, address] of wanted)
      if (given.has(item)) count(kind, 'same')
      else add(kind, 'missing', address, item)
    for (const [item, address] of given) if (!wanted.has(item)) add(kind, 'extra', address, item)
  }
  const listAddresses = (pages: Map<string, PageFacts>) => new Map([...pages.keys()].map((each) => [each, each]))
  // Docusaurus leaves out closed categories, so only the sidebars of all pages together are complete. Each entry counts
  // for the first page that shows it.
  const listEntries = (pages: Map<string, PageFacts>) => {
    const entries = new Map<string, string>()
    for (const [address, { sidebar }] of pages)
      for (const entry of sidebar) entries.set(entry, entries.get(entry) ?? address)
    return entries
  }
  compareItems('pages', listAddresses(own), listAddresses(expected))
  for (const [address, wanted] of expected) {
    const given = own.get(address)
    if (given === undefined) continue
    for (const kind of factKinds) compareLists(kind, address, given[kind], wanted[kind])
    const inOurOrder = given.sidebar.filter((entry) => wanted.sidebar.includes(entry))
    const inTheirOrder = wanted.sidebar.filter((entry) => given.sidebar.includes(entry))
    if (inOurOrder.join('\n') !== inTheirOrder.join('\n'))
      add('sidebar order', 'missing', address, wanted.sidebar.join(', '))
  }
  compareItems('sidebar', listEntries(own), listEntries(expected))
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
