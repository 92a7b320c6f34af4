import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { buildTree, run } from '../support/site-build'
import { toPage } from '../support/tree'
import { setUpTreeSandbox } from '../support/tree-sandbox'

const { sandbox, write } = setUpTreeSandbox()

beforeAll(() => write('trees/docs/docs/intro.md', toPage('A page.', { title: 'Intro' })))

const getWarnings = (output: string) =>
  output.split('\n').filter((line) => /^warning {2}lib\/(navigation|docs\/areas)\.ts/.test(line))

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
    /^lib\/navigation\/navbar\.ts {2}Please check the navbar item configuration of navbar item 4 "Pricing"\. It has neither "to" nor "href"\./m,
  )
}, 60_000)
