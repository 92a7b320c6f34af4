import { interactivePages, pageKinds, type Results, type ToolId } from '../types'
import { getMedian, getRatio, listBuildFigures, listInteractionFigures, listPageFigures, type Figure } from './figures'

/** A performance target, and whether a run met it. */
interface Aim {
  aim: string
  measured: string
  /** undefined: not measured. */
  isMet: boolean | undefined
}

const writeList = (unit: string, digits: number) => (values: readonly number[]) =>
  values.map((value) => value.toFixed(digits)).join(' / ') + unit

/** Compares each target with the medians. Page values are in the order short, long, index. */
export function listAims(results: Results): Aim[] {
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
  const builds = listBuildFigures(results)
  const pages = pageKinds.map((kind) => listPageFigures(results, kind))
  const named = (figures: readonly Figure[], name: string) => figures.filter((figure) => figure.name === name)
  const ours = (figures: readonly Figure[]) => figures.map((figure) => getMedian(figure, 'ours'))
  const readPages = (name: string) => ours(pages.flatMap((figures) => named(figures, name)))
  const against = (tool: ToolId, figures: readonly Figure[]) => figures.map((figure) => getRatio(figure, tool))
  const clean = named(builds, 'Clean build')
  const paint = pages.flatMap((figures) => named(figures, 'LCP'))
  const interactions = interactivePages.flatMap((kind) => listInteractionFigures(results, kind))
  add(
    'Lighthouse accessibility, best practices, and SEO: 100',
    ['accessibility', 'best practices', 'SEO'].flatMap((name) => readPages(`Lighthouse ${name}`)),
    (values) => `lowest: ${Math.min(...values)}`,
    (value) => value === 100,
  )
  add(
    'Lighthouse performance: at least 98, or 95 on the long page',
    readPages('Lighthouse performance'),
    writeList('', 0),
    (value, index) => value >= (pageKinds[index] === 'long' ? 95 : 98),
  )
  const isFast = (value: number) => value <= 1.1
  add('LCP: at most 1.1 times Starlight’s', against('starlight', paint), writeList('', 2), isFast)
  const isSmooth = (value: number, index: number) => index > 0 || value < 50
  add('TBT: under 50 ms on the short page', readPages('TBT'), writeList(' ms', 0), isSmooth)
  add(
    'JavaScript before any interaction: at most 20 kB',
    readPages('JavaScript'),
    writeList(' kB', 1),
    (value) => value <= 20,
  )
  add(
    'First interaction on a CPU slowed down 4 times: under 200 ms',
    ours(interactions),
    (values) => `slowest: ${Math.max(...values)} ms`,
    (value) => value < 200,
  )
  add(
    'Clean build: at most 0.7 times Docusaurus’s',
    against('docusaurus', clean),
    writeList('', 2),
    (value) => value <= 0.7,
  )
  add(
    'Clean build: at most 1.2 times Starlight’s',
    against('starlight', clean),
    writeList('', 2),
    (value) => value <= 1.2,
  )
  add(
    'Rebuild after editing one page: at most 25 s',
    ours(named(builds, 'Rebuild after editing one page')),
    writeList(' s', 1),
    (value) => value <= 25,
  )
  add('Layout shift: 0', readPages('CLS'), writeList('', 3), (value) => value === 0)
  return aims
}
