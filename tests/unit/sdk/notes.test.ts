import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { findExample, replaceOutput } from '@/tools/sdk/example'
import { checkNotes, readNotes } from '@/lib/sdk/notes'
import { formatProblem, ProblemList } from '@/lib/kit/problems'

const text = '---\ndescription: A sentence that is long enough for search results.\n---\nText.\n'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

function writeTree(names: readonly string[]): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'notes-'))
  folders.push(folder)
  if (names.length > 0) mkdirSync(path.join(folder, 'sdk'))
  for (const name of names) writeFileSync(path.join(folder, 'sdk', `${name}.mdx`), text)
  return folder
}

function check(names: readonly string[], functions: readonly string[]) {
  const problems = new ProblemList()
  checkNotes(readNotes(writeTree(names)), functions, problems)
  return { errors: problems.errors.map(formatProblem), warnings: problems.warnings.map(formatProblem) }
}

describe('Function notes', () => {
  test('are fine if each function has one', () => {
    expect(check(['index', 'types', 'getEvent'], ['getEvent'])).toEqual({ errors: [], warnings: [] })
  })

  test("for a function that doesn't exist stop the build, with the closest name", () => {
    expect(check(['index', 'types', 'getEvnt'], ['getEvent', 'rmEvent']).errors).toEqual([
      'sdk/getEvnt.mdx  The SDK has no function "getEvnt". Did you mean "getEvent"? Rename or delete the note.',
    ])
  })

  test('that are missing are a warning: a new SDK version may have added the function', () => {
    expect(check(['index', 'types'], ['getEvent'])).toEqual({
      errors: [],
      warnings: [
        'sdk/getEvent.mdx  The function getEvent has no note. Its page shows the package’s comment and no example.',
      ],
    })
  })

  test('require the text of their index pages', () => {
    expect(check(['index', 'getEvent'], ['getEvent']).errors).toEqual([
      'sdk/types.mdx  Missing file. Expected the text for /docs/sdk/types.',
    ])
  })

  test("aren't required in a tree that has none", () => {
    expect(check([], ['getEvent'])).toEqual({ errors: [], warnings: [] })
  })
})

describe('The example in a note', () => {
  const body = 'Text.\n\n```ts\nconst a = 1 // one\n// why\nconsole.log(a)\n// 2\n//\n// 3\n```\n\nMore.\n'

  test('ends with its output', () => {
    expect(findExample(body)?.printed).toEqual(['2', '', '3'])
    expect(findExample('No code.')).toBeUndefined()
  })

  test('gets its output, and keeps its other comments', () => {
    expect(replaceOutput(body, ['1', '', '$&'])).toBe(body.replace('// 2\n//\n// 3', '// 1\n//\n// $$&'))
  })
})
