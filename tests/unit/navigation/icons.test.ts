import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { iconNames, linkIcons } from '@/lib/kit/icons/outlines'
import { buildSheet, writeSheets } from '@/lib/kit/icons/sheet'
import { makeTree } from '../../support/tree'

test('Every icon is in the icon file and inherits the text color', () => {
  const svg = buildSheet([...iconNames])
  for (const name of iconNames)
    expect(svg).toMatch(
      new RegExp(
        `<symbol id="${name}" viewBox="0 0 24 24"><path [^>]* d="[Mm][^"]{8,}"/></symbol>|<symbol id="${name}" viewBox="0 0 24 24"><path fill="currentColor" d="[Mm][^"]{8,}"/></symbol>`,
      ),
    )
  expect(svg.match(/currentColor/g)).toHaveLength(iconNames.size)
  expect(svg).not.toMatch(/#[0-9a-f]{3,6}\b|<script|style=/i)
})

test('An unknown icon is an error that names the file', () => {
  expect(() => buildSheet(['bolg'])).toThrow('lib/kit/icons/outlines.ts  Unknown icon "bolg".')
})

test('Icon files have content-based names, and outdated ones are removed', () => {
  const folder = makeTree({ 'menus.old.svg': '<svg/>', 'other.svg': '<svg/>' })
  writeSheets(folder)
  const names = readdirSync(folder).sort()
  expect(names).toEqual([
    expect.stringMatching(/^links\.[0-9a-f]{8}\.svg$/),
    expect.stringMatching(/^menus\.[0-9a-f]{8}\.svg$/),
    'other.svg',
  ])
  const links = readFileSync(path.join(folder, names[0] ?? ''), 'utf8')
  for (const name of linkIcons) expect(links).toContain(`id="${name}"`)
  writeSheets(folder)
  expect(readdirSync(folder).sort()).toEqual(names)
})
