import { pageMarkColors, writeMarkShapes } from '../kit/icons/mark'
import { writeMarkColors } from '../kit/icons/integration-mark'
import { escapeHtml } from '../kit/html'
import type { Integration } from './integrations'

/** Resources that an integration can create, and the kind that determines their color. */
const kindByName: Record<string, string> = {
  services: 'service',
  events: 'event',
  commands: 'command',
  queries: 'query',
  channels: 'channel',
  domains: 'domain',
}

/** Resource names, colored by kind if they have one. */
export function writeKinds(names: readonly string[]): string {
  return names
    .map((name) => {
      const kind = kindByName[name]
      return kind === undefined ? escapeHtml(name) : `<span class="kind kind-${kind}">${escapeHtml(name)}</span>`
    })
    .join(' ')
}

const rows = 5
const tile = 44
const width = 480
const note = 136
const middle = { x: 158, y: 114, size: 72 }

const toTop = (row: number) => 4 + row * 62
const toLine = (fromX: number, fromY: number, toX: number, toY: number) => {
  const half = (fromX + toX) / 2
  return `<path d="M${fromX} ${fromY}C${half} ${fromY} ${half} ${toY} ${toX} ${toY}"/>`
}

/**
 * Illustration with tools on the left, the catalog in the middle, and resources on the right, with the number of
 * integrations that create each one.
 * @param integrations the ones listed on the index page
 */
export function writePicture(integrations: readonly Integration[], sheet: string): string {
  const writing = integrations.filter(({ comingSoon, creates }) => !comingSoon && creates.length > 0)
  const sources = [...writing].sort((a, b) => (a.menuPosition ?? 99) - (b.menuPosition ?? 99)).slice(0, rows)
  const counts = Object.keys(kindByName)
    .slice(0, rows)
    .map((name) => ({ name, count: writing.filter(({ creates }) => creates.includes(name)).length }))
  const center = middle.y + middle.size / 2
  const left = sources.map(({ logo }, row) => {
    const y = toTop(row)
    return `<rect class="tool" y="${y}" width="${tile}" height="${tile}" rx="6"/><svg class="mark" x="10" y="${y + 10}" width="24" height="24" style="${writeMarkColors(logo)}"><use href="${escapeHtml(sheet)}#${escapeHtml(logo)}"/></svg>`
  })
  const right = counts.map(({ name, count }, row) => {
    const y = toTop(row)
    const x = width - note
    return (
      `<g class="note kind-${kindByName[name] ?? ''}"><rect x="${x}" y="${y}" width="${note}" height="${tile}" rx="4"/>` +
      `<text x="${x + 14}" y="${y + 27}">${escapeHtml(name)}</text><text class="count" x="${width - 14}" y="${y + 27}" text-anchor="end">${count}</text></g>`
    )
  })
  const lines = [
    ...sources.map((_, row) => toLine(tile, toTop(row) + tile / 2, middle.x, center)),
    ...counts.map((_, row) => toLine(middle.x + middle.size, center, width - note, toTop(row) + tile / 2)),
  ]
  const names = sources.map(({ title }) => title).join(', ')
  const written = counts.map(({ name, count }) => `${name} (${count})`).join(', ')
  const label = `EventCatalog imports from ${names} and more. Number of integrations that create each resource: ${written}.`
  return (
    `<svg class="is-colored" viewBox="0 0 ${width} 300" role="img" aria-label="${escapeHtml(label)}">` +
    `<g class="ways">${lines.join('')}</g>${left.join('')}` +
    `<rect class="catalog" x="${middle.x}" y="${middle.y}" width="${middle.size}" height="${middle.size}" rx="10"/>` +
    `<svg x="${middle.x + 16}" y="${middle.y + 16}" width="40" height="40" viewBox="0 0 32 32">${writeMarkShapes(pageMarkColors)}</svg>` +
    `${right.join('')}</svg><p aria-hidden="true">Number of integrations that create each type of page</p>`
  )
}
