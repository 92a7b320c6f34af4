import { pageKinds, toolIds, type Results } from '../types'
import { getMedian, getRatio, listBuildFigures, listInteractionFigures, listPageFigures, type Figure } from './figures'

/** A performance target, and whether a run met it. */
export interface Aim {
  aim: string
  measured: string
  /** undefined: not measured. */
  isMet: boolean | undefined
}

const defined = (values: readonly (number | undefined)[]): number[] => values.filter((value) => value !== undefined)

function find(figures: readonly Figure[], name: string): Figure {
  const figure = figures.find((candidate) => candidate.name === name)
  if (figure === undefined) throw new Error(`There is no figure "${name}".`)
  return figure
}

function judge(
  aim: string,
  values: readonly number[],
  write: (values: readonly number[]) => string,
  isMet: boolean,
): Aim {
  return values.length === 0 ? { aim, measured: '–', isMet: undefined } : { aim, measured: write(values), isMet }
}

const writeList = (unit: string, digits: number) => (values: readonly number[]) =>
  values.map((value) => value.toFixed(digits)).join(' / ') + unit

/** Compares each target with the medians. Page values are in the order short, long, index. */
export function listAims(results: Results): Aim[] {
  const builds = listBuildFigures(results)
  const pages = pageKinds.map((kind) => ({ kind, figures: listPageFigures(results, kind) }))
  const read = (name: string) => defined(pages.map(({ figures }) => getMedian(find(figures, name), 'ours')))
  const readRatios = (name: string) => defined(pages.map(({ figures }) => getRatio(find(figures, name), 'starlight')))
  const interactions = (['short', 'long'] as const).flatMap((kind) => listInteractionFigures(results, kind))
  const answered = defined(interactions.map((figure) => getMedian(figure, 'ours')))
  const others = ['accessibility', 'best practices', 'SEO'].flatMap((name) => read(`Lighthouse ${name}`))
  const speed = read('Lighthouse performance')
  const blocked = read('TBT')
  const [shortBlocked = Infinity] = blocked
  const least = pages.map(({ kind }) => (kind === 'long' ? 95 : 98))
  const clean = find(builds, 'Clean build')
  const edit = defined([getMedian(find(builds, 'Rebuild after editing one page'), 'ours')])
  const vsDocusaurus = defined([getRatio(clean, 'docusaurus')])
  const vsStarlight = defined([getRatio(clean, 'starlight')])
  const paint = readRatios('LCP')
  const scripts = read('JavaScript')
  const shifts = read('CLS')
  return [
    judge(
      'Lighthouse accessibility, best practices, and SEO: 100',
      others,
      (values) => `lowest: ${Math.min(...values)}`,
      others.every((value) => value === 100),
    ),
    judge(
      'Lighthouse performance: at least 98, or 95 on the long page',
      speed,
      writeList('', 0),
      speed.every((value, index) => value >= (least[index] ?? 98)),
    ),
    judge(
      'LCP: at most 1.1 times Starlight’s',
      paint,
      writeList('', 2),
      paint.every((value) => value <= 1.1),
    ),
    judge('TBT: under 50 ms on the short page', blocked, writeList(' ms', 0), shortBlocked < 50),
    judge(
      'JavaScript before any interaction: at most 20 kB',
      scripts,
      writeList(' kB', 1),
      scripts.every((value) => value <= 20),
    ),
    judge(
      'First interaction on a CPU slowed down 4 times: under 200 ms',
      answered,
      (values) => `slowest: ${Math.max(...values)} ms`,
      answered.every((value) => value < 200),
    ),
    judge(
      'Clean build: at most 0.7 times Docusaurus’s',
      vsDocusaurus,
      writeList('', 2),
      (vsDocusaurus[0] ?? Infinity) <= 0.7,
    ),
    judge(
      'Clean build: at most 1.2 times Starlight’s',
      vsStarlight,
      writeList('', 2),
      (vsStarlight[0] ?? Infinity) <= 1.2,
    ),
    judge('Rebuild after editing one page: at most 25 s', edit, writeList(' s', 1), (edit[0] ?? Infinity) <= 25),
    judge(
      'Layout shift: 0',
      shifts,
      writeList('', 3),
      shifts.every((value) => value === 0),
    ),
  ]
}

/** Number of runs per tool. The minimum, because some parts may have been measured more often. */
export function countRuns({ builds, pages, interactions }: Results): number {
  const counts = [builds, pages, interactions].flatMap((rows) =>
    toolIds.map((tool) => new Set(rows.filter((row) => row.tool === tool).map(({ round }) => round)).size),
  )
  return Math.min(...counts.filter((count) => count > 0))
}
