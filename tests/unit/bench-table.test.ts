import { describe, expect, test } from 'vitest'
import { listAims } from '@/bench/report/aims'
import { insertBetweenMarkers, writeReport } from '@/bench/report/table'
import { pageKinds, toolIds, type LighthouseFigures, type Results, type ToolId } from '@/bench/types'

const perfect: LighthouseFigures = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  fcp: 800,
  lcp: 1000,
  tbt: 0,
  cls: 0,
}

/** Two rounds in which we're twice as fast as the others, and the second takes twice as long as the first. */
function createResults(change: Partial<LighthouseFigures> = {}): Results {
  const rows = [1, 2].flatMap((round) => toolIds.map((tool) => ({ round, tool, factor: round * share(tool) })))
  return {
    date: '2025-01-31',
    machine: { cpu: 'Processor', cores: 2, memoryGigabytes: 8, system: 'Linux' },
    versions: { node: '24.0.0', chromium: '150', lighthouse: '13.0.0', docusaurus: '3.0.0' },
    content: {
      pages: 600,
      bytes: 1,
      linksBetweenPages: 1,
      linksOutside: 0,
      diagramsAsText: 0,
      slugsForStarlight: 0,
    },
    builds: rows.map(({ factor, ...row }) => ({
      ...row,
      clean: { seconds: 20 * factor, processorSeconds: 30 * factor, peakMegabytes: 1000 * factor },
      edit: { seconds: 10 * factor, processorSeconds: 15 * factor, peakMegabytes: 900 * factor },
      hung: 0,
      output: { bytes: 40e6, files: 1234 },
    })),
    pages: rows.flatMap(({ factor, ...row }) =>
      pageKinds.map((page) => ({
        ...row,
        page,
        bytes: { html: 5000, js: 9000 * share(row.tool), css: 1000, font: 0, image: 0, other: 0 },
        requests: 5,
        lighthouse: { ...perfect, lcp: 1000 * factor, ...(row.tool === 'ours' ? change : {}) },
      })),
    ),
    interactions: rows.flatMap(({ factor, ...row }) => [
      {
        ...row,
        page: 'short' as const,
        kind: 'search' as const,
        milliseconds: row.tool === 'docusaurus' ? null : 90 * factor,
        lost: row.tool === 'vitepress' ? 1 : 0,
      },
    ]),
  }
}

function share(tool: ToolId): number {
  return tool === 'ours' ? 1 : 2
}

const getVerdict = (results: Results, start: string) =>
  listAims(results).find(({ aim }) => aim.startsWith(start))?.isMet

describe('the table', () => {
  const text = writeReport(createResults())

  test('has a column per tool, a row per measure, and our value next to the best', () => {
    expect(text).toContain(
      '| Build | This site | Docusaurus 3.0.0 | Starlight | VitePress | Fumadocs | Nextra | Ratio to best |',
    )
    expect(text).toContain('| Clean build (s) | 30.0 | 60.0 | 60.0 | 60.0 | 60.0 | 60.0 | 0.50 |')
    expect(text).toContain('| Output files | 1,234 | 1,234 | 1,234 | 1,234 | 1,234 | 1,234 | 1.00 |')
    expect(text).toContain('| Lighthouse performance | 100 | 100 | 100 | 100 | 100 | 100 | – |')
    expect(text).toContain('| CLS | 0 | 0 | 0 | 0 | 0 | 0 | – |')
  })

  test('marks what a tool lacks, omits what no tool has, and reports lost input', () => {
    expect(text).toContain('| Open search with Ctrl+K (ms) | 135 | – | 270 | 270 | 270 | 270 | 0.50 |')
    expect(text).not.toContain('Fonts')
    expect(text).toContain('First inputs that had no effect: VitePress 2 of 2.')
  })

  test('says what was measured, and how often', () => {
    expect(text).toContain('Measured on 2025-01-31 with 600 pages. Values are medians of 2 runs.')
  })

  test('replaces the previous one', () => {
    const before = 'A\n<!-- bench:start -->\nold\n<!-- bench:end -->\nB'
    expect(insertBetweenMarkers(before, 'new')).toBe('A\n<!-- bench:start -->\nnew\n<!-- bench:end -->\nB')
    expect(() => insertBetweenMarkers('A', 'new')).toThrow('Expected <!-- bench:start -->')
  })
})

describe('a goal', () => {
  test("is met, or wasn't measured", () => {
    expect(listAims(createResults()).every(({ isMet }) => isMet)).toBe(true)
    expect(getVerdict({ ...createResults(), builds: [] }, 'Clean build')).toBeUndefined()
  })

  test.each([
    [{ seo: 99 }, 'Lighthouse accessibility'],
    [{ performance: 97 }, 'Lighthouse performance'],
    [{ lcp: 5000 }, 'LCP'],
    [{ tbt: 50 }, 'TBT'],
    [{ cls: 0.001 }, 'Layout shift'],
  ])('is missed with %o', (change, aim) => {
    expect(getVerdict(createResults(change), aim)).toBe(false)
  })

  test.each([
    'JavaScript',
    'First interaction',
    'Clean build: at most 0.7',
    'Clean build: at most 1.2',
    'Rebuild after',
  ])('%s… is missed if all our values are four times as large', (aim) => {
    const results = createResults()
    const grow = ({ seconds, ...rest }: Results['builds'][number]['clean']) => ({ ...rest, seconds: seconds * 4 })
    for (const row of results.builds.filter(({ tool }) => tool === 'ours'))
      Object.assign(row, { clean: grow(row.clean), edit: grow(row.edit) })
    for (const row of results.pages.filter(({ tool }) => tool === 'ours')) row.bytes.js *= 4
    for (const row of results.interactions.filter(({ tool }) => tool === 'ours'))
      if (row.milliseconds !== null) row.milliseconds *= 4
    expect(getVerdict(results, aim)).toBe(false)
  })
})
