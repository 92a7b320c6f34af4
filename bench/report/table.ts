import { measuredPages } from '../pages/measured-pages'
import { pageKinds, toolIds, type PageKind, type Results, type ToolId } from '../types'
import { countRuns, listAims } from './aims'
import { getMedian, getRatio, listBuildFigures, listInteractionFigures, listPageFigures, type Figure } from './figures'

const others = toolIds.filter((tool) => tool !== 'ours')
const toolNames: Record<ToolId, string> = {
  ours: 'This site',
  docusaurus: 'Docusaurus',
  starlight: 'Starlight',
  vitepress: 'VitePress',
  fumadocs: 'Fumadocs',
  nextra: 'Nextra',
}
const pageNames: Record<PageKind, string> = { short: 'Short page', long: 'Long reference page', index: 'Index page' }

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
  const columns = [...toolIds.map((tool) => `${toolNames[tool]} ${versions[tool] ?? ''}`.trim()), 'Ratio to best']
  return [writeRow([first, ...columns]), `|---|${'--:|'.repeat(columns.length)}`]
}

function writeFigures(figures: readonly Figure[]): string[] {
  return figures
    .filter((figure) => toolIds.some((tool) => (getMedian(figure, tool) ?? 0) > 0 || figure.name === 'CLS'))
    .map((figure) => {
      const name = figure.unit === '' ? figure.name : `${figure.name} (${figure.unit})`
      return writeRow([name, ...toolIds.map((tool) => writeValue(figure, getMedian(figure, tool))), writeRatio(figure)])
    })
}

/** Reports tools that lost a first input: a press or key without any effect. */
function writeLostInputs({ interactions }: Results): string {
  const lost = toolIds.flatMap((tool) => {
    const rows = interactions.filter((row) => row.tool === tool && row.milliseconds !== null)
    const count = rows.filter((row) => row.lost > 0).length
    return count === 0 ? [] : [`${toolNames[tool]} ${count} of ${rows.length}`]
  })
  return lost.length === 0 ? 'Every first input worked.' : `First inputs that had no effect: ${lost.join(', ')}.`
}

function writeAims(results: Results): string[] {
  const verdict = (isMet: boolean | undefined) => (isMet === undefined ? 'not measured' : isMet ? 'yes' : '**no**')
  return [
    writeRow(['Target', 'Result (short / long / index page)', 'Met']),
    '|---|---|---|',
    ...listAims(results).map(({ aim, measured, isMet }) => writeRow([aim, measured, verdict(isMet)])),
  ]
}

/** Text between the README's markers. */
export function writeReport(results: Results): string {
  const { date, machine, versions, content } = results
  const runs = countRuns(results)
  return [
    `Measured on ${date} with ${content.pages} pages. Values are medians of ${runs} ${runs === 1 ? 'run' : 'runs'}. “Ratio to best” compares this site with the best other tool; lower is better. ` +
      `Machine: ${machine.cpu}, ${machine.cores} cores, ${machine.memoryGigabytes} GB. Software: Node.js ${versions.node}, Chromium ${versions.chromium}, Lighthouse ${versions.lighthouse} (mobile).`,
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
      ...writeHead(`${pageNames[kind]}, first interaction on a CPU slowed down 4 times`, results),
      ...writeFigures(listInteractionFigures(results, kind)),
    ]),
    '',
    writeLostInputs(results),
  ].join('\n')
}
