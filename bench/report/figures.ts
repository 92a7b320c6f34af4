import { findMedian, findPairRatio, type Sample } from '../stats'
import { byteKinds, interactionKinds, type PageKind, type Results, type Row, type ToolId } from '../types'

/** A table row: its name, values and format. */
export interface Figure {
  name: string
  /** One value per round. Empty if the tool doesn't have the feature. */
  read: (tool: ToolId) => Sample[]
  unit: 's' | 'ms' | 'MB' | 'kB' | ''
  /** Scores have no ratio, because higher is better. */
  isRatioShown: boolean
}

function toSamples<T extends Row>(rows: readonly T[], tool: ToolId, read: (row: T) => number | null): Sample[] {
  return rows
    .filter((row) => row.tool === tool)
    .flatMap((row) => {
      const value = read(row)
      return value === null ? [] : [{ round: row.round, value }]
    })
}

/** Figures of builds and their output. */
export function listBuildFigures({ builds }: Results): Figure[] {
  const create = (
    name: string,
    unit: Figure['unit'],
    read: (row: Results['builds'][number]) => number,
    isRatioShown = true,
  ): Figure => ({ name, unit, isRatioShown, read: (tool) => toSamples(builds, tool, read) })
  return [
    create('Clean build', 's', (row) => row.clean.seconds),
    create('Clean build, CPU time', 's', (row) => row.clean.processorSeconds),
    create('Rebuild after editing one page', 's', (row) => row.edit.seconds),
    create('Rebuild, CPU time', 's', (row) => row.edit.processorSeconds),
    create('Peak memory of a clean build', 'MB', (row) => row.clean.peakMegabytes),
    create('Output size', 'MB', (row) => row.output.bytes / 1e6),
    create('Output files', '', (row) => row.output.files),
  ]
}

const byteNames = { html: 'HTML', js: 'JavaScript', css: 'CSS', font: 'Fonts', image: 'Images', other: 'Other' }

/** Figures of one page. */
export function listPageFigures({ pages }: Results, kind: PageKind): Figure[] {
  const rows = pages.filter(({ page }) => page === kind)
  const create = (
    name: string,
    unit: Figure['unit'],
    read: (row: Results['pages'][number]) => number,
    isRatioShown = true,
  ): Figure => ({ name, unit, isRatioShown, read: (tool) => toSamples(rows, tool, read) })
  const sum = (bytes: Record<string, number>) => Object.values(bytes).reduce((total, value) => total + value, 0)
  return [
    ...byteKinds.map((name) => create(byteNames[name], 'kB', ({ bytes }) => bytes[name] / 1000)),
    create('Total', 'kB', ({ bytes }) => sum(bytes) / 1000),
    create('Requests', '', ({ requests }) => requests),
    create('Lighthouse performance', '', ({ lighthouse }) => lighthouse.performance, false),
    create('Lighthouse accessibility', '', ({ lighthouse }) => lighthouse.accessibility, false),
    create('Lighthouse best practices', '', ({ lighthouse }) => lighthouse['best-practices'], false),
    create('Lighthouse SEO', '', ({ lighthouse }) => lighthouse.seo, false),
    create('FCP', 'ms', ({ lighthouse }) => lighthouse.fcp),
    create('LCP', 'ms', ({ lighthouse }) => lighthouse.lcp),
    create('TBT', 'ms', ({ lighthouse }) => lighthouse.tbt),
    create('CLS', '', ({ lighthouse }) => lighthouse.cls, false),
  ]
}

const interactionNames = { menu: 'Open the menu', search: 'Open search with Ctrl+K', theme: 'Switch the theme' }

/** Latency of the first interaction on a page. */
export function listInteractionFigures({ interactions }: Results, kind: PageKind): Figure[] {
  return interactionKinds.map((name) => ({
    name: interactionNames[name],
    unit: 'ms',
    isRatioShown: true,
    read: (tool) =>
      toSamples(
        interactions.filter((row) => row.page === kind && row.kind === name),
        tool,
        (row) => row.milliseconds,
      ),
  }))
}

/** Median of all rounds. */
export function getMedian(figure: Figure, tool: ToolId): number | undefined {
  return findMedian(figure.read(tool).map(({ value }) => value))
}

/** Ratio to another tool, paired by round. */
export function getRatio(figure: Figure, tool: ToolId): number | undefined {
  return findPairRatio(figure.read('ours'), figure.read(tool))
}
