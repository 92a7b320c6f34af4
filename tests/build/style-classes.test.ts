import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { transform } from 'lightningcss'
import { expect, test } from 'vitest'
import { listExportedPages } from '@/tools/preview/exported-pages'

function readFiles(folder: string, extension: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
}

/** The classes in the selectors of a style sheet. */
function listClasses(css: string): string[] {
  const classes: string[] = []
  transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    visitor: {
      Selector(selector) {
        for (const part of selector) if (part.type === 'class') classes.push(part.name)
      },
    },
  })
  return classes
}

test('Every class in a style sheet is on a page or in a script', () => {
  const sheets = readFiles('out/_next/static', '.css')
  const used = new Set(
    listExportedPages().flatMap(({ file }) =>
      [...readFileSync(path.join('out', file), 'utf8').matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = '']) =>
        names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").split(/\s+/),
      ),
    ),
  )
  // Words in scripts, because they set classes and create elements. Scripts in pages only set single classes.
  for (const script of readFiles('out/_next/static/scripts', '.js'))
    for (const word of script.split(/["'`\s]+/)) used.add(word)
  for (const name of ['js', 'keyboard', 'moves', 'is-finding', 'is-below-docs']) used.add(name)
  const classes = new Set(sheets.flatMap(listClasses))
  expect(classes.size).toBeGreaterThan(300)
  expect([...classes].filter((name) => !used.has(name)).sort()).toEqual([])
})
