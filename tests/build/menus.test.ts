import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSandbox, removeSandbox } from '@/scripts/steps/sandbox'
import { findLinks, findTexts, readHtml } from '../support/exported-html'
import { buildTree, run } from '../support/site-build'
import { toPage, writeFiles } from '../support/tree'

const name = 'menus'
let sandbox: string

beforeAll(() => {
  sandbox = createSandbox(name)
  writeFiles(sandbox, {
    'trees/blog/blog/hello.md': toPage('A post.', { title: 'Hello', date: '2025-01-31' }),
    'trees/docs/docs/intro.md': toPage('A page.', { title: 'Intro' }),
  })
})
afterAll(() => removeSandbox(name))

const getWarnings = (output: string) =>
  output.split('\n').filter((line) => /^warning {2}lib\/(navigation|docs\/areas)\.ts/.test(line))

test('A tree without documentation is built with what its menus can show, and one warning for all else', async () => {
  const { status, output } = await buildTree(sandbox, path.join(sandbox, 'trees/blog'))
  expect(status, output).toBe(0)
  const warnings = getWarnings(output)
  const addresses = warnings.flatMap((line) => / leads? to (\S+?)[,.]? /.exec(line)?.[1] ?? [])
  expect(addresses.length).toBeGreaterThan(20)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses).not.toContain('/blog')
  expect(warnings.filter((line) => line.includes('the docs feature must be enabled')).length).toBeGreaterThan(5)
  for (const area of ['Guides', 'API', 'SDK', 'Plugins', 'Studio', 'Contributing'])
    expect(
      warnings.filter((line) => line.includes(`The area "${area}" of the documentation bar is left out`)),
    ).toHaveLength(1)
  const page = readHtml(path.join(sandbox, 'out/index.html'))
  const links = findLinks(page, ({ tagName }) => ['header', 'footer', 'mobile-menu'].includes(tagName))
  expect([...new Set(links.filter((link) => link.startsWith('/')))].sort()).toEqual(['/', '/blog', '/search'])
  // Resources twice, and the products that stand on other sites.
  expect(findTexts(page, 'summary')).toEqual(['Resources', 'Product', 'Resources'])
}, 240_000)

test('A tree with documentation says of missing areas that no page belongs to them', async () => {
  const { status, output } = await run(sandbox, ['--import', 'tsx', 'scripts/content.ts'], {
    CONTENT_DIR: path.join(sandbox, 'trees/docs'),
  })
  expect(status, output).toBe(0)
  expect(getWarnings(output)).toContain(
    'warning  lib/docs/areas.ts  The area "Plugins" of the documentation bar is left out: no page of this tree belongs to it.',
  )
  expect(output).not.toContain('the docs feature must be enabled')
}, 60_000)

test('A navbar item that cannot be shown stops the build, which says where it stands and what is wrong', async () => {
  const file = path.join(sandbox, 'lib/navigation/navbar.ts')
  const text = readFileSync(file, 'utf8')
  const broken = text.replace("{ label: 'Pricing', to: '/pricing' }", "{ label: 'Pricing' }")
  expect(broken).not.toBe(text)
  writeFileSync(file, broken)
  const { status, output } = await buildTree(sandbox, path.join(sandbox, 'trees/docs'))
  expect(status).toBe(1)
  expect(output).toMatch(
    /^lib\/navigation\.ts {2}Please check the navbar item configuration of navbar item 4 "Pricing"\. It has neither "to" nor "href"\./m,
  )
}, 60_000)
