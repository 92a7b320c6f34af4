import { interactivePages, pageKinds, type Results, type ToolId } from '../types'
import { getMedian, getRatio, listBuildFigures, listInteractionFigures, listPageFigures, type Figure } from './figures'

/** A performance target, and whether a run met it. */
interface Aim {
  aim: string
  measured: string
  /** undefined: not measured. */
  isMet: boolean | undefined
}

const list =
  (unit = '', digits = 0) =>
  (values: readonly number[]) =>
    values.map((value) => value.toFixed(digits)).join(' / ') + unit

const equal = (wanted: number) => (value: number) => value === wanted
const below = (limit: number) => (value: number) => value < limit
const atMost = (limit: number) => (value: number) => value <= limit

/** Compares each target with the medians. Page values are in the order short, long, index. */
export function listAims(results: Results): Aim[] {
  const builds = listBuildFigures(results)
  const pages = pageKinds.flatMap((kind) => listPageFigures(results, kind))
  const interactions = interactivePages.flatMap((kind) => listInteractionFigures(results, kind))
  const named = (figures: readonly Figure[], name: string) => figures.filter((figure) => figure.name === name)
  const ours = (figures: readonly Figure[]) => figures.map((figure) => getMedian(figure, 'ours'))
  const against = (tool: ToolId, figures: readonly Figure[]) => figures.map((figure) => getRatio(figure, tool))
  const clean = named(builds, 'Clean build')
  const rebuild = named(builds, 'Rebuild after editing one page')
  const scores = ['accessibility', 'best practices', 'SEO'].flatMap((name) => named(pages, `Lighthouse ${name}`))
  const lowest = (values: readonly number[]) => `lowest: ${Math.min(...values)}`
  const slowest = (values: readonly number[]) => `slowest: ${Math.max(...values)} ms`
  const isFastPage = (value: number, index: number) => value >= (pageKinds[index] === 'long' ? 95 : 98)
  const isSmooth = (value: number, index: number) => index > 0 || value < 50
  const performance = ours(named(pages, 'Lighthouse performance'))
  const aims: Aim[] = []
  const add = (
    aim: string,
    measured: readonly (number | undefined)[],
    write: (values: readonly number[]) => string,
    isMet: (value: number, index: number) => boolean,
  ) => {
    const values = measured.filter((value) => value !== undefined)
    if (values.length === 0) aims.push({ aim, measured: '–', isMet: undefined })
    else aims.push({ aim, measured: write(values), isMet: values.every(isMet) })
  }
  add('Lighthouse accessibility, best practices, and SEO: 100', ours(scores), lowest, equal(100))
  add('Lighthouse performance: at least 98, or 95 on the long page', performance, list(), isFastPage)
  add('LCP: at most 1.1 times Starlight’s', against('starlight', named(pages, 'LCP')), list('', 2), atMost(1.1))
  add('TBT: under 50 ms on the short page', ours(named(pages, 'TBT')), list(' ms'), isSmooth)
  add('JavaScript before any interaction: at most 20 kB', ours(named(pages, 'JavaScript')), list(' kB', 1), atMost(20))
  add('First interaction on a CPU slowed down 4 times: under 200 ms', ours(interactions), slowest, below(200))
  add('Clean build: at most 0.7 times Docusaurus’s', against('docusaurus', clean), list('', 2), atMost(0.7))
  add('Clean build: at most 1.2 times Starlight’s', against('starlight', clean), list('', 2), atMost(1.2))
  add('Rebuild after editing one page: at most 25 s', ours(rebuild), list(' s', 1), atMost(25))
  add('Layout shift: 0', ours(named(pages, 'CLS')), list('', 3), equal(0))
  return aims
}
