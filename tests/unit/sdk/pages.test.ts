import { describe, expect, test } from 'vitest'
import { readSdkDocuments } from '@/lib/sdk/documents'
import { findParameterText, findFieldText } from '@/lib/sdk/parameter-texts'
import { readNotes } from '@/lib/sdk/notes'
import { readModel } from '@/lib/sdk/read-model'
import { flattenFields, writeFunctionPage, writeSignature, writeTable } from '@/lib/sdk/write-page'

const documents = readSdkDocuments('content')
const model = readModel()
const getPage = (name: string) => documents.find(({ frontMatter }) => frontMatter.title === name)
const getBody = (name: string) => getPage(name)?.body ?? ''
const sources = { model, outcomes: {}, since: {} }

describe('SDK pages', () => {
  test('are 111 functions, the index and the types; none in a tree without notes', () => {
    expect(documents).toHaveLength(113)
    expect(readSdkDocuments('tests/fixtures/docusaurus')).toEqual([])
  })

  test('for functions have all their sections in order', () => {
    for (const { name } of model.functions) {
      const headings = getBody(name)
        .match(/^## .*$/gm)
        ?.map((line) => line.replace(/ \{.*| of .*/, ''))
      const expected = [
        '## Example',
        '## Good to know',
        '## Parameters',
        '## Returns',
        '## Return values',
        '## Results',
        '## Fields',
        '## Related functions',
      ]
      expect(headings, name).toEqual(expected.filter((heading) => headings?.includes(heading)))
      for (const part of ['## Example', '## Good to know', '## Parameters', '## Returns', '## Related functions'])
        expect(headings, name).toContain(part)
    }
  })

  test('for exported functions show the results of real calls', () => {
    const silent = model.functions.filter(
      ({ name, isHidden }) => !isHidden && !/^## (Return values|Results)$/m.test(getBody(name)),
    )
    expect(silent).toEqual([])
  })

  test("report errors with the note's own lines", () => {
    const page = getPage('rmTeamById')
    const note = readNotes('content').get('rmTeamById')
    const line = (note?.body ?? '').split('\n').findIndex((each) => each.startsWith('- Only')) + 1
    const shown = (page?.body ?? '').split('\n').findIndex((each) => each.startsWith('- Only')) + 1
    expect(line).toBeGreaterThan(1)
    expect(shown + (page?.source?.bodyOffset ?? 0)).toBe(line + (note?.bodyOffset ?? 0))
  })

  test("without a note show the package's own comment, marked as such", () => {
    const [each] = model.functions
    if (each === undefined) throw new Error('The SDK has no function.')
    const page = writeFunctionPage(each, undefined, sources)
    expect(page).toContain(`> ${each.comment}\n>\n> Comment from the package (ISC license).`)
    expect(page).not.toContain('## Example')
  })

  test('say what to call instead of an internal function', () => {
    for (const other of ['addEventToService', 'addCommandToService', 'addQueryToService'])
      expect(getBody('addMessageToService')).toContain(`(/docs/sdk/function/${other})`)
    for (const other of ['addEventToChannel', 'addCommandToChannel', 'addQueryToChannel'])
      expect(getBody('addMessageToChannel')).toContain(`(/docs/sdk/function/${other})`)
  })

  test('explain every parameter and every option', () => {
    const silent = model.functions.flatMap(({ name, parameters }) =>
      flattenFields(parameters)
        .filter(({ path }) => findParameterText(name, path) === undefined)
        .map(({ path }) => `${name}: ${path.join('.')}`),
    )
    expect(silent).toEqual([])
  })

  test('explain every field of every type', () => {
    const silent = model.types.flatMap(({ name, fields }) =>
      flattenFields(fields)
        .filter(({ path }) => findFieldText(name, path.join('.')) === undefined)
        .map(({ path }) => `${name}.${path.join('.')}`),
    )
    expect(silent).toEqual([])
  })
})

test("A signature that's too long for a line has a line for each parameter and each option", () => {
  const write = model.functions.find(({ name }) => name === 'writeTeam')
  const read = model.functions.find(({ name }) => name === 'getTeam')
  if (write === undefined || read === undefined) throw new Error('The SDK has no teams.')
  expect(writeSignature(read)).toBe('function getTeam(id: string): Promise<Team | undefined>')
  expect(writeSignature(write).split('\n')).toHaveLength(4)
})

test('Vertical bars are escaped in tables, and nowhere else', () => {
  const isRow = (line: string) => line.startsWith('| ')
  const lines = documents.flatMap(({ file, body }) => body.split('\n').map((line) => ({ file, line })))
  expect(lines.filter(({ line }) => !isRow(line) && line.includes('\\|'))).toEqual([])
  expect(getBody('getTeam')).toContain('\n\n`Promise<Team | undefined>`, which')
  expect(writeTable(['Type'], [['`Team | undefined`']])).toBe('| Type |\n| --- |\n| `Team \\| undefined` |')
})
