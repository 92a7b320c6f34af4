import {
  byteNames,
  interactionKinds,
  interactionNames,
  type BuildRow,
  type ByteKind,
  type InteractionRow,
  type PageKind,
  type PageRow,
  type Results,
  type Row,
  type ToolId,
} from '../types'

/** A value and the round it was measured in. */
interface Sample {
  round: number
  value: number
}

/** A table row. Scores have no ratio, because higher is better. */
export interface Figure {
  name: string
  unit: 's' | 'ms' | 'MB' | 'kB' | 'score' | ''
  /** One value per round. Empty if the tool doesn't have the feature. */
  read: (tool: ToolId) => Sample[]
}

/** A figure's name, unit, and value in a row. null if the row has none. */
type Column<T> = readonly [name: string, unit: Figure['unit'], read: (row: T) => number | null]

const buildColumns: readonly Column<BuildRow>[] = [
  ['Clean build', 's', ({ clean }) => clean.seconds],
  ['Clean build, CPU time', 's', ({ clean }) => clean.processorSeconds],
  ['Rebuild after editing one page', 's', ({ edit }) => edit.seconds],
  ['Rebuild, CPU time', 's', ({ edit }) => edit.processorSeconds],
  ['Peak memory of a clean build', 'MB', ({ clean }) => clean.peakMegabytes],
  ['Output size', 'MB', ({ output }) => output.bytes / 1e6],
  ['Output files', '', ({ output }) => output.files],
]

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const pageColumns: readonly Column<PageRow>[] = [
  ...Object.entries(byteNames).map(([kind, name]): Column<PageRow> => [
    name,
    'kB',
    ({ bytes }) => bytes[kind as ByteKind] / 1000,
  ]),
  ['Total', 'kB', ({ bytes }) => sum(Object.values(bytes)) / 1000],
  ['Requests', '', ({ requests }) => requests],
  ['Lighthouse performance', 'score', ({ lighthouse }) => lighthouse.performance],
  ['Lighthouse accessibility', 'score', ({ lighthouse }) => lighthouse.accessibility],
  ['Lighthouse best practices', 'score', ({ lighthouse }) => lighthouse['best-practices']],
  ['Lighthouse SEO', 'score', ({ lighthouse }) => lighthouse.seo],
  ['FCP', 'ms', ({ lighthouse }) => lighthouse.fcp],
  ['LCP', 'ms', ({ lighthouse }) => lighthouse.lcp],
  ['TBT', 'ms', ({ lighthouse }) => lighthouse.tbt],
  ['CLS', 'score', ({ lighthouse }) => lighthouse.cls],
]

const interactionColumns = interactionKinds.map((kind): Column<InteractionRow> => [
  interactionNames[kind],
  'ms',
  (row) => (row.kind === kind ? row.milliseconds : null),
])

function toFigures<T extends Row>(rows: readonly T[], columns: readonly Column<T>[]): Figure[] {
  return columns.map(([name, unit, read]) => ({
    name,
    unit,
    read: (tool) =>
      rows
        .filter((row) => row.tool === tool)
        .map((row) => ({ round: row.round, value: read(row) }))
        .filter((sample): sample is Sample => sample.value !== null),
  }))
}

/** Figures of builds and their output. */
export const listBuildFigures = ({ builds }: Results): Figure[] => toFigures(builds, buildColumns)

/** Figures of one page. */
export function listPageFigures({ pages }: Results, kind: PageKind): Figure[] {
  return toFigures(
    pages.filter(({ page }) => page === kind),
    pageColumns,
  )
}

/** Latency of the first interaction on a page. */
export function listInteractionFigures({ interactions }: Results, kind: PageKind): Figure[] {
  return toFigures(
    interactions.filter(({ page }) => page === kind),
    interactionColumns,
  )
}

/** The median. For an even number of values, the mean of the middle two. Undefined without values. */
export function findMedian(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return sorted.length === 0 ? undefined : sum(middle) / middle.length
}

/**
 * Median of the ratios per round. Pairs values by round, because a machine's speed varies over time.
 * @returns undefined if no round has both values, or the divisor is zero
 */
export function findPairRatio(ours: readonly Sample[], theirs: readonly Sample[]): number | undefined {
  const ratios = ours.flatMap(({ round, value }) => {
    const pair = theirs.find((sample) => sample.round === round)
    return pair === undefined || pair.value === 0 ? [] : [value / pair.value]
  })
  return findMedian(ratios)
}

/** Median of all rounds. */
export function getMedian(figure: Figure, tool: ToolId): number | undefined {
  return findMedian(figure.read(tool).map(({ value }) => value))
}

/** Ratio to another tool, paired by round. */
export function getRatio(figure: Figure, tool: ToolId): number | undefined {
  return findPairRatio(figure.read('ours'), figure.read(tool))
}
