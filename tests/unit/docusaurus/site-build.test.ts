import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { moveDocs } from '@/lib/export/docs-root'
import { copyIndexPages, writeRedirects } from '@/lib/export/export'
import { isTrusted } from '@/lib/kit/env'
import { stageTree } from '@/scripts/steps/stage-tree'
import { startPipeline, type Pipeline } from '../../support/pipeline'
import { makeTree } from '../../support/tree'

const files = {
  'docs/start.mdx': `import Hello from '@site/src/components/Hello'
import DocCardList from '@theme/DocCardList'

# Start

<Hello to="you" />

See [install](./guides/install.md), [a part](/guides/install#one-a), [help](/help) and {frontMatter.slug ?? 'nothing'}.
`,
  'docs/guides/index.mdx': "import DocCardList from '@theme/DocCardList'\n\n# Guides\n\n<DocCardList />\n",
  'docs/guides/install.md': '# Install\n\n## One `a`\n\nText.\n',
  'website/docusaurus.config.js': `module.exports = {
    title: 'Orders', url: 'https://orders.example', baseUrl: '/',
    presets: [['classic', { docs: { path: '../docs', routeBasePath: '/' }, blog: false }]],
    themeConfig: { navbar: { items: [{ to: '/start', label: 'Start' }] } },
  }`,
  'website/src/components/Hello.jsx': 'export default ({ to }) => <b>Hello {to}</b>\n',
  'website/src/pages/help.js': 'export default () => null\n',
}

let pipeline: Pipeline
let home: string
beforeAll(async () => {
  home = process.cwd()
  pipeline = await startPipeline()
})
afterAll(() => pipeline.stop())

/** Makes a tree where the site is, because its configuration runs there. */
function stage(): string {
  const workspace = process.cwd()
  const site = path.join(makeTree(files), 'website')
  process.chdir(home)
  try {
    return stageTree(site).folder
  } finally {
    process.chdir(workspace)
  }
}

test('A Docusaurus site is built with its addresses, components and cards', async () => {
  const { errors, warnings } = await pipeline.build(stage())
  expect(errors).toEqual([])
  expect(warnings).toEqual([
    'docs/start.mdx:8  The link to /help leads to a page written in React, which this site doesn’t have.',
  ])
  const { html } = pipeline.getBody('docs/start.mdx')
  expect(html).toContain('<b>Hello you</b>')
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/guides/install',
    '/guides/install#one-a',
    '/help',
  ])
  expect(html).toContain('and nothing.')
  expect(pipeline.getBody('docs/guides/index.mdx').html).toContain(
    '<a href="/guides/install" class="card-title">Install</a>',
  )
  expect(pipeline.getDocPage(['guides', 'install'])?.path).toBe('/guides/install')
})

test('Documentation at / is moved there in the export', () => {
  process.env.CONTENT_DIR = stage()
  const out = path.resolve('moved')
  mkdirSync(path.join(out, 'docs/guides'), { recursive: true })
  for (const file of ['docs.html', 'docs/start.html', 'docs/guides/install.html', 'search.html'])
    writeFileSync(path.join(out, file), file)
  moveDocs(out)
  const found = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  expect(found.sort()).toEqual(['guides/install.html', 'index.html', 'search.html', 'start.html'])
})

test('A page with the slug "index" is also at that address, because a redirect to it can loop', () => {
  const out = path.resolve('copied')
  mkdirSync(out)
  writeFileSync(path.join(out, 'guides.html'), 'Guides')
  const redirects = new Map([['/guides/index', '/guides']])
  writeRedirects(redirects, out)
  copyIndexPages(redirects, out)
  expect(readFileSync(path.join(out, 'guides/index.html'), 'utf8')).toBe('Guides')
})

test.each([
  [undefined, true, true],
  [undefined, false, false],
  ['code', false, true],
  ['literal', true, false],
])('With CONTENT_TRUST=%s, content of a site (%s) may run code: %s', (value, isSite, expected) => {
  onTestFinished(() => void delete process.env.CONTENT_TRUST)
  if (value !== undefined) process.env.CONTENT_TRUST = value
  expect(isTrusted(isSite)).toBe(expected)
})

test('An unknown CONTENT_TRUST is an error', () => {
  onTestFinished(() => void delete process.env.CONTENT_TRUST)
  process.env.CONTENT_TRUST = 'yes'
  expect(() => isTrusted(true)).toThrow('CONTENT_TRUST: expected code or literal, got "yes".')
})
