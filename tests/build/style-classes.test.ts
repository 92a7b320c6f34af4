import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { transform } from 'lightningcss'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Announcement } from '@/components/layout/announcement'
import { TreeLinks } from '@/components/layout/tree-links'
import { listExportedPages } from '@/tools/preview/compare'

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

/** Classes in HTML. */
function findClasses(html: string): string[] {
  return [...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = '']) =>
    names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").split(/\s+/),
  )
}

/** Classes of what our own pages don't have: other settings and content, drafts with errors, and rare code tokens. */
const elsewhere = [
  ...['-mb-(--bar-height)', 'dark-code', 'w-[max(25rem,400px)]', 'aspect-video', 'object-cover'],
  ...['max-w-240', 'px-[clamp(1rem,4vw,3rem)]', 'pt-[clamp(4rem,12vh,8rem)]', 'text-4xl', 'font-[750]'],
  ...['admonition-secondary', 'missing-image', 'page-error', 'body-code', 'file-rest', 'ti', 'tr', 'tx'],
]

/** Scripts and components put these names together. */
const isComposed = (name: string) => /^(m\d+|k-[a-z]+)$/.test(name)

test('Every class in a style sheet is on a page or in a script', () => {
  const sheets = readFiles('out/_next/static', '.css')
  const entries = [{ name: 'More', kind: 'narrow' as const, groups: { '': [{ name: 'FAQ', href: '/faq' }] } }]
  const announcement = { id: 'a', text: 'News.', href: '/blog' }
  const used = new Set([
    ...elsewhere,
    ...findClasses(renderToStaticMarkup(createElement(Announcement, { announcement }))),
    ...findClasses(renderToStaticMarkup(createElement(TreeLinks, { entries }))),
    ...listExportedPages().flatMap(({ file }) => findClasses(readFileSync(path.join('out', file), 'utf8'))),
  ])
  // The demo fetches its views.
  for (const file of readFiles('out/_content/catalog', '.json'))
    for (const name of findClasses(file.replaceAll('\\"', '"'))) used.add(name)
  // Words in scripts, because they set classes and create elements. Scripts in pages only set single classes.
  for (const script of readFiles('out/_next/static/scripts', '.js'))
    for (const word of script.split(/["'`\s]+/)) used.add(word)
  for (const name of ['js', 'keyboard', 'is-finding', 'is-below-docs']) used.add(name)
  const classes = new Set(sheets.flatMap(listClasses))
  expect(classes.size).toBeGreaterThan(300)
  expect([...classes].filter((name) => !used.has(name) && !isComposed(name)).sort()).toEqual([])
})
