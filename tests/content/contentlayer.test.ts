import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readDocuments } from '../support/documents'
import { run } from '../support/run'

const tree = path.resolve('tests/fixtures/docusaurus')
let workspace: string
let output: string

interface Generated extends Record<string, unknown> {
  body: { raw: string }
  _raw: { sourceFilePath: string }
}

/** Contentlayer writes to the folder in PWD, which must not be ours. */
beforeAll(async () => {
  workspace = mkdtempSync(path.join(tmpdir(), 'contentlayer-'))
  for (const name of ['lib', 'contentlayer.config.ts', 'package.json', 'tsconfig.json']) {
    cpSync(name, path.join(workspace, name), { recursive: true })
  }
  symlinkSync(path.resolve('node_modules'), path.join(workspace, 'node_modules'))
  const settings = { CONTENT_DIR: tree, CONTENT_STRICT: '' }
  output = (await run(workspace, ['node_modules/contentlayer2/bin/cli.cjs', 'build'], settings)).output
})
afterAll(() => rmSync(workspace, { recursive: true, force: true }))

describe('Contentlayer', () => {
  test.each(['Doc', 'Post'] as const)(
    "returns every %s of a foreign tree exactly as the tests' own reader does",
    (name) => {
      const file = path.join(workspace, '.contentlayer/generated', name, '_index.json')
      expect(existsSync(file), output).toBe(true)
      const generated = (JSON.parse(readFileSync(file, 'utf8')) as Generated[])
        .filter(({ _raw }) => !/(^|\/)_/.test(_raw.sourceFilePath))
        .map(({ body, _raw, _id, type: _type, ...frontMatter }) => ({
          file: _raw.sourceFilePath,
          frontMatter,
          body: body.raw,
        }))
        .sort((a, b) => (a.file < b.file ? -1 : 1))
      const own = readDocuments(tree, name)
      expect(generated.map(({ file }) => file)).toEqual(own.map(({ file }) => file))
      for (const [index, { body, frontMatter }] of generated.entries()) {
        expect(body.trim()).toBe(own[index]?.body.trim())
        const { date, ...rest } = frontMatter
        const { date: ownDate, ...ownRest } = own[index]?.frontMatter ?? {}
        expect(rest).toEqual(ownRest)
        expect(String(date).slice(0, 10)).toBe(String(ownDate).slice(0, 10))
      }
    },
  )
})
