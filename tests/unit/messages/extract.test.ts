import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { extractMessages } from '@/tools/messages/extract'

const folder = mkdtempSync(path.join(tmpdir(), 'package-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The messages of a package with this one file. */
function extract(file: string, source: string): string[] {
  const target = path.join(folder, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, source)
  const messages = extractMessages(file.startsWith('eventcatalog/') ? 'core' : 'sdk', folder)
  rmSync(target)
  return messages.map(({ text }) => text)
}

for (const part of ['dist', 'bin', 'eventcatalog']) mkdirSync(path.join(folder, part))

test.each([
  ['errors', 'throw new Error(`No ${type} found with id: ${id}`)', 'No … found with id: …'],
  ['choices', "throw new TypeError(isTeam ? 'Team not found' : 'User is gone')", 'Team not found', 'User is gone'],
  ['colored output', 'console.log(chalk2.red(`\nInvalid license key`))', 'Invalid license key'],
  ['output of several values', "console.error('Error parsing the file:', error)", 'Error parsing the file: …'],
  ['joined texts', "console.warn('Cannot read ' + file + '.')", 'Cannot read ….'],
  ['answers', "new Response(JSON.stringify({ error: 'API is off' }))", 'API is off'],
  ['schemas', "z.string({ required_error: 'The id is required' })", 'The id is required'],
  ['nothing about progress', 'console.log(`Processing ${name} files`)'],
  [
    'nothing of other packages',
    '// ../../node_modules/.pnpm/jose@5/node_modules/jose/a.js\nthrow new Error("No key here")',
  ],
  [
    'our own packages in a bundle',
    '// ../../node_modules/.pnpm/@eventcatalog+license@0.0.7/node_modules/@eventcatalog/license/a.js\nthrow new Error("No key here")',
    'No key here',
  ],
])('finds %s', (_name, source, ...messages) => {
  expect(extract('dist/index.mjs', source)).toEqual(messages)
})

test('finds sentences of pages, but no states of lists', () => {
  const page = `---
const title = 'Events'
---
<div>
  <p>Could not find <code>{file}</code> in {folder}</p>
  <p>No messages sent</p>
  {isOff ? 'The API is not enabled' : ''}
</div>
<script>console.error('Failed to copy:', error)</script>
<style>.error { color: red }</style>
`
  expect(extract('eventcatalog/src/page.astro', page).sort()).toEqual([
    'Could not find … in …',
    'Failed to copy: …',
    'The API is not enabled',
  ])
})

test('reads the source of a package that has no bundle, but not its tests', () => {
  const checkout = mkdtempSync(path.join(tmpdir(), 'source-'))
  for (const file of ['src/index.ts', 'src/utils/git.ts', 'src/test/plugin.test.ts']) {
    mkdirSync(path.dirname(path.join(checkout, file)), { recursive: true })
    writeFileSync(path.join(checkout, file), `throw new Error('Failed in ${file}')`)
  }
  const messages = extractMessages('generator-github', checkout)
  rmSync(checkout, { recursive: true })
  expect(messages.map(({ text, file }) => `${file}: ${text}`)).toEqual([
    'src/index.ts: Failed in src/index.ts',
    'src/utils/git.ts: Failed in src/utils/git.ts',
  ])
})
