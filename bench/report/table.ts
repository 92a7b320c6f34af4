import { measuredPages } from '../pages/measured-pages'
import { pageKinds, toolIds, type PageKind, type Results, type ToolId } from '../types'
import { countRuns, listAims } from './aims'
import { getMedian, getRatio, listBuildFigures, listInteractionFigures, listPageFigures, type Figure } from './figures'

const others = toolIds.filter((tool) => tool !== 'ours')
const pageNames: Record<PageKind, string> = { short: 'A short page', long: 'A long reference page', index: 'An index' }

function writeValue({ unit, name }: Figure, value: number | undefined): string {
  if (value === undefined) return '–'
  if (name === 'CLS') return value === 0 ? '0' : value.toFixed(3)
  const digits = (unit === 's' || unit === 'kB' || unit === 'MB') && value < 100 ? 1 : 0
  const [whole = '', part] = value.toFixed(digits).split('.')
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + (part === undefined || value === 0 ? '' : `.${part}`)
}

/** Ratio to the best other tool. */
function writeRatio(figure: Figure): string {
  if (!figure.isRatioShown) return '–'
  const best = others
    .map((tool) => ({ tool, value: getMedian(figure, tool) ?? Infinity }))
    .reduce((least, candidate) => (candidate.value < least.value ? candidate : least))
  return getRatio(figure, best.tool)?.toFixed(2) ?? '–'
}

function writeRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function writeHead(first: string, { versions }: Results): string[] {
  const name = (tool: string, version: string | undefined) => `${tool} ${version ?? ''}`.trim()
  const names: Record<ToolId, string> = {
    ours: 'This site',
    docusaurus: name('Docusaurus', versions.docusaurus),
    starlight: name('Starlight', versions.starlight),
    vitepress: name('VitePress', versions.vitepress),
  }
  return [writeRow([first, ...toolIds.map((tool) => names[tool]), 'ours / best']), '|---|--:|--:|--:|--:|--:|']
}

function writeFigures(figures: readonly Figure[]): string[] {
  return figures
    .filter((figure) => toolIds.some((tool) => (getMedian(figure, tool) ?? 0) > 0 || figure.name === 'CLS'))
    .map((figure) => {
      const name = figure.unit === '' ? figure.name : `${figure.name}, ${figure.unit}`
      return writeRow([name, ...toolIds.map((tool) => writeValue(figure, getMedian(figure, tool))), writeRatio(figure)])
    })
}

/** Reports tools that lost a first input: a press or key without any effect. */
function writeLostInputs({ interactions }: Results): string {
  const lost = toolIds.flatMap((tool) => {
    const rows = interactions.filter((row) => row.tool === tool && row.milliseconds !== null)
    const count = rows.filter((row) => row.lost > 0).length
    return count === 0 ? [] : [`${tool === 'ours' ? 'this site' : tool} ${count} of ${rows.length}`]
  })
  return lost.length === 0 ? 'No first input was lost.' : `First inputs that did nothing: ${lost.join(', ')}.`
}

function writeAims(results: Results): string[] {
  const verdict = (isMet: boolean | undefined) => (isMet === undefined ? 'not measured' : isMet ? 'yes' : '**no**')
  return [
    writeRow(['Aim', 'Measured: short / long / index', 'Met']),
    '|---|---|---|',
    ...listAims(results).map(({ aim, measured, isMet }) => writeRow([aim, measured, verdict(isMet)])),
  ]
}

/** Text between the README's markers. */
export function writeReport(results: Results): string {
  const { date, machine, versions, content } = results
  const runs = countRuns(results)
  return [
    `${date}: the same ${content.pages} pages on one machine, in turns, medians of ${runs} ${runs === 1 ? 'run' : 'runs'}; ratios pair by pair. ` +
      `${machine.cpu}, ${machine.cores} cores, ${machine.memoryGigabytes} GB; Node.js ${versions.node}, Chromium ${versions.chromium}, Lighthouse ${versions.lighthouse} for a phone. ` +
      'The sections above say what is compared and how.',
    '',
    ...writeAims(results),
    '',
    ...writeHead('Build', results),
    ...writeFigures(listBuildFigures(results)),
    ...pageKinds.flatMap((kind) => [
      '',
      ...writeHead(`${pageNames[kind]}, \`${measuredPages[kind]}\``, results),
      ...writeFigures(listPageFigures(results, kind)),
    ]),
    ...(['short', 'long'] as const).flatMap((kind) => [
      '',
      ...writeHead(`${pageNames[kind]}, first input, processor slowed 4 times`, results),
      ...writeFigures(listInteractionFigures(results, kind)),
    ]),
    '',
    writeLostInputs(results),
  ].join('\n')
}
