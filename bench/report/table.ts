import { interactivePages, measuredPages, pageKinds, toolIds, toolNames, type PageKind, type Results } from '../types'
import { listAims } from './aims'
import { getMedian, getRatio, listBuildFigures, listInteractionFigures, listPageFigures, type Figure } from './figures'

const pageNames: Record<PageKind, string> = { short: 'Short page', long: 'Long reference page', index: 'Index page' }

/** Number of runs per tool. The minimum, because some parts may have been measured more often. */
function countRuns({ builds, pages, interactions }: Results): number {
  const counts = [builds, pages, interactions].flatMap((rows) =>
    toolIds.map((tool) => new Set(rows.filter((row) => row.tool === tool).map(({ round }) => round)).size),
  )
  return Math.min(...counts.filter((count) => count > 0))
}

function writeValue({ unit, name }: Figure, value: number | undefined): string {
  if (value === undefined) return '–'
  if (name === 'CLS') return value === 0 ? '0' : value.toFixed(3)
  const digits = (unit === 's' || unit === 'kB' || unit === 'MB') && value < 100 ? 1 : 0
  const [whole = '', part] = value.toFixed(digits).split('.')
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + (part === undefined || value === 0 ? '' : `.${part}`)
}

/** Ratio to the best other tool. */
function writeRatio(figure: Figure): string {
  if (figure.unit === 'score') return '–'
  const [best = 'ours'] = toolIds
    .filter((tool) => tool !== 'ours')
    .toSorted((a, b) => (getMedian(figure, a) ?? Infinity) - (getMedian(figure, b) ?? Infinity))
  return getRatio(figure, best)?.toFixed(2) ?? '–'
}

const writeRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

function writeHead(first: string, { versions }: Results): string[] {
  const columns = [...toolIds.map((tool) => `${toolNames[tool]} ${versions[tool] ?? ''}`.trim()), 'Ratio to best']
  return [writeRow([first, ...columns]), `|---|${'--:|'.repeat(columns.length)}`]
}

function writeFigures(figures: readonly Figure[]): string[] {
  return figures
    .filter((figure) => toolIds.some((tool) => (getMedian(figure, tool) ?? 0) > 0 || figure.name === 'CLS'))
    .map((figure) => {
      const name = ['', 'score'].includes(figure.unit) ? figure.name : `${figure.name} (${figure.unit})`
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
    ...interactivePages.flatMap((kind) => [
      '',
      ...writeHead(`${pageNames[kind]}, first interaction on a CPU slowed down 4 times`, results),
      ...writeFigures(listInteractionFigures(results, kind)),
    ]),
    '',
    writeLostInputs(results),
  ].join('\n')
}

const startMark = '<!-- bench:start -->'
const endMark = '<!-- bench:end -->'

/**
 * Replaces the text between the two markers of a document.
 * @throws if a marker is missing, or they're in the wrong order
 */
export function insertBetweenMarkers(document: string, text: string): string {
  const start = document.indexOf(startMark)
  const end = document.indexOf(endMark, start)
  if (start < 0 || end < 0) throw new Error(`Expected ${startMark} followed by ${endMark}.`)
  return `${document.slice(0, start)}${startMark}\n${text}\n${document.slice(end)}`
}
