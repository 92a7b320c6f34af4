import { findMedian, findPairRatio, type Sample } from '../stats'
import { byteKinds, interactionKinds, type PageKind, type Results, type Row, type ToolId } from '../types'

/** A line of a table: how a figure is called, where it is found, and how it is written. */
export interface Figure {
  name: string
  /** One value for each round; none where a tool has no such thing. */
  read: (tool: ToolId) => Sample[]
  unit: 's' | 'ms' | 'MB' | 'kB' | ''
  /** Points and the like have no ratio: there, more is better. */
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

/** What building costs, and what comes of it. */
export function listBuildFigures({ builds }: Results): Figure[] {
  const create = (
    name: string,
    unit: Figure['unit'],
    read: (row: Results['builds'][number]) => number,
    isRatioShown = true,
  ): Figure => ({ name, unit, isRatioShown, read: (tool) => toSamples(builds, tool, read) })
  return [
    create('Clean build', 's', (row) => row.clean.seconds),
    create('of it, processor time', 's', (row) => row.clean.processorSeconds),
    create('Build after an edit of one page', 's', (row) => row.edit.seconds),
    create('of it, processor time', 's', (row) => row.edit.processorSeconds),
    create('Peak memory of the clean build', 'MB', (row) => row.clean.peakMegabytes),
    create('Output', 'MB', (row) => row.output.bytes / 1e6),
    create('Files of the output', '', (row) => row.output.files),
  ]
}

const byteNames = { html: 'HTML', js: 'JavaScript', css: 'CSS', font: 'Fonts', image: 'Images', other: 'Other' }

/** What one page costs a reader. */
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
    create('All bytes', 'kB', ({ bytes }) => sum(bytes) / 1000),
    create('Requests', '', ({ requests }) => requests),
    create('Lighthouse: performance', '', ({ lighthouse }) => lighthouse.performance, false),
    create('accessibility', '', ({ lighthouse }) => lighthouse.accessibility, false),
    create('best practices', '', ({ lighthouse }) => lighthouse['best-practices'], false),
    create('SEO', '', ({ lighthouse }) => lighthouse.seo, false),
    create('FCP', 'ms', ({ lighthouse }) => lighthouse.fcp),
    create('LCP', 'ms', ({ lighthouse }) => lighthouse.lcp),
    create('TBT', 'ms', ({ lighthouse }) => lighthouse.tbt),
    create('CLS', '', ({ lighthouse }) => lighthouse.cls, false),
  ]
}

const interactionNames = { menu: 'Open the menu', search: 'Ctrl+K', theme: 'Switch the theme' }

/** How long the first thing that a reader does on a page takes. */
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

/** The value of a figure in the middle of all rounds. */
export function getMedian(figure: Figure, tool: ToolId): number | undefined {
  return findMedian(figure.read(tool).map(({ value }) => value))
}

/** Ours beside another tool's, by rounds. */
export function getRatio(figure: Figure, tool: ToolId): number | undefined {
  return findPairRatio(figure.read('ours'), figure.read(tool))
}
