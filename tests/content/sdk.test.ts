import { execFileSync } from 'node:child_process'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import type { ExampleRun } from '@/tools/sdk/run-examples'
import { tryEverything } from '@/tools/sdk/trial'
import { findExample } from '@/tools/sdk/example'
import { readNotes } from '@/lib/sdk/notes'
import { readOutcomes } from '@/lib/sdk/outcomes'
import { readModel, readPackage } from '@/lib/sdk/read-model'
import { compareModels, readRecord, toRecord } from '@/tools/sdk/changes'

const notes = readNotes(path.resolve('content'))
const model = readModel()

describe('SDK notes', () => {
  test('exist for every function, with an example that calls it', () => {
    const missing = model.functions.filter(({ name, isHidden }) => {
      const code = findExample(notes.get(name)?.body ?? '')?.code ?? ''
      // The two internal functions show that they aren't exported.
      return !(isHidden ? code.includes(`'${name}' in sdk`) : new RegExp(`\\b${name}\\(`).test(code))
    })
    expect(missing.map(({ name }) => name)).toEqual([])
  })

  test('have examples that print what their last comment says', { timeout: 300_000 }, () => {
    const output = execFileSync('npx', ['tsx', 'tools/sdk/run-examples.ts'], { encoding: 'utf8', maxBuffer: 1 << 26 })
    const runs = JSON.parse(output.trim().split('\n').at(-1) ?? '[]') as ExampleRun[]
    const failures = runs.filter(({ name, printed, error }) => {
      const expected = findExample(notes.get(name)?.body ?? '')?.printed
      return error !== undefined || JSON.stringify(printed) !== JSON.stringify(expected)
    })
    expect(failures).toEqual([])
    expect(runs).toHaveLength(113)
  })

  test("have examples that match the package's types", { timeout: 120_000 }, () => {
    const files = new Map(
      [...notes.values()].map(({ name, body }) => [
        path.resolve(`sdk-example-${name}.ts`),
        findExample(body)?.code ?? '',
      ]),
    )
    const options: ts.CompilerOptions = {
      ...{
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        target: ts.ScriptTarget.ES2022,
      },
      ...{
        types: ['node'],
        noEmit: true,
        skipLibCheck: true,
        strict: false,
        moduleDetection: ts.ModuleDetectionKind.Force,
      },
    }
    const host = ts.createCompilerHost(options)
    const usual = { ...host }
    host.fileExists = (file) => files.has(file) || usual.fileExists(file)
    host.readFile = (file) => files.get(file) ?? usual.readFile(file)
    host.getSourceFile = (file, target) => {
      const code = files.get(file)
      return code === undefined ? usual.getSourceFile(file, target) : ts.createSourceFile(file, code, target)
    }
    const program = ts.createProgram([...files.keys()], options, host)
    const found = [...files.keys()].flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)))
    const problems = found.map(
      ({ file, messageText }) =>
        `${path.basename(file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
    expect(problems).toEqual([])
  })
})

describe('Recorded calls', () => {
  const noted = readOutcomes()

  test('were made with the installed version', () => {
    expect(noted.version).toBe(readPackage().version)
  })

  test('match what the calls return now: update them with `npm run sdk:outcomes`', { timeout: 300_000 }, async () => {
    const outcomes = await tryEverything()
    expect(JSON.parse(JSON.stringify(outcomes))).toEqual(noted.outcomes)
    expect(Object.keys(outcomes)).toHaveLength(109)
  })
})

test('The SDK record matches the installed version: update it with `npm run sdk:changes -- --write` after a review', () => {
  expect(compareModels(readRecord(), toRecord(model))).toEqual([])
})
