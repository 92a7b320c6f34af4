import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fork } from 'node:child_process'
import { transform } from 'esbuild'
import ts from 'typescript'
import type { Loader } from '../evaluate'
import type { Job, Outcome } from './child'

/** SDK functions that take the catalog folder as an argument. */
const takesFolder = new Set(['getResourcePath', 'getResourceFolderName'])

const parseScript = (code: string) => ts.createSourceFile('example.ts', code, ts.ScriptTarget.Latest, true)

/** Local name of the SDK's factory. Undefined if the script doesn't import it. */
const findFactory = (file: ts.SourceFile) =>
  file.statements
    .filter(ts.isImportDeclaration)
    .find(({ moduleSpecifier: name }) => ts.isStringLiteral(name) && name.text === '@eventcatalog/sdk')?.importClause
    ?.name?.text

/** Whether a script sets its catalog folder, without which it can't run. */
export function callsFactory(code: string): boolean {
  const factory = findFactory(parseScript(code))
  return factory !== undefined && new RegExp(`\\b${factory}\\s*\\(`).test(code)
}

/** Arguments with the catalog folder. */
function findFolderArguments(code: string): ts.Expression[] {
  const file = parseScript(code)
  const factory = findFactory(file)
  const found: ts.Expression[] = []
  const walk = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression
      const name = ts.isIdentifier(called) ? called.text : ''
      const [first] = node.arguments
      if (first !== undefined && (name === factory || takesFolder.has(name))) found.push(first)
    }
    ts.forEachChild(node, walk)
  }
  walk(file)
  return found
}

/** Name of the catalog folder, relative to the working directory. Undefined if the script runs inside it. */
export function findFolderName(code: string): string | undefined {
  const names = findFolderArguments(code).map((argument) => {
    const [, name = ''] = [...argument.getText().matchAll(/['"`]([^'"`]*)['"`]/g)].at(-1) ?? []
    return name.split('/').findLast((part) => !/^\.{0,2}$/.test(part)) ?? ''
  })
  return names.find((name) => /^[\w.-]+$/.test(name))
}

/** Replaces the catalog folder in a script with the copy's. */
function pointToCopy(code: string): string {
  const fromEnd = findFolderArguments(code).sort((a, b) => b.getStart() - a.getStart())
  return fromEnd.reduce((text, argument) => {
    // Preserve line numbers.
    const lines = argument.getText().replaceAll(/[^\n]/g, '')
    return `${text.slice(0, argument.getStart())}globalThis.exampleCatalog${lines}${text.slice(argument.getEnd())}`
  }, code)
}

interface Script {
  language: Loader
  code: string
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noEmit: true,
  allowJs: true,
  checkJs: true,
  skipLibCheck: true,
  esModuleInterop: true,
  types: ['node'],
}

/** Types may be missing in JavaScript. */
const isRelevant = ({ code, file }: ts.Diagnostic) =>
  code < 7000 || code >= 7100 || !/\.jsx?$/.test(file?.fileName ?? '')

/** Type-checks scripts against the installed packages, in a single program. */
export function typeCheck<T extends Script>(scripts: readonly T[]): { script: T; line: number; message: string }[] {
  // The files only exist in memory, but their folder determines which packages are found.
  const files = new Map(scripts.map((script, index) => [path.resolve(`example-${index}.${script.language}`), script]))
  const host = ts.createCompilerHost(options)
  host.fileExists = (name) => files.has(path.resolve(name)) || ts.sys.fileExists(name)
  host.readFile = (name) => files.get(path.resolve(name))?.code ?? ts.sys.readFile(name)
  const program = ts.createProgram([...files.keys()], options, host)
  return [...files].flatMap(([name, script]) => {
    const file = program.getSourceFile(name)
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
    return found.filter(isRelevant).map(({ start = 0, messageText }) => ({
      script,
      line: (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1,
      message: ts.flattenDiagnosticMessageText(messageText, ' ').replaceAll(/\s+/g, ' '),
    }))
  })
}

async function runInChild(jobs: readonly Job[]): Promise<Outcome[]> {
  const child = fork(path.resolve('tools/examples/sdk/child.ts'), {
    execArgv: ['--enable-source-maps', '--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.send(jobs)
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`The example runner exited with ${String(code)}.`)))
    child.on('message', (outcomes: Outcome[]) => {
      resolve(outcomes)
      // It removes its files.
      child.disconnect()
    })
  })
}

/** Runs scripts, each with a fresh copy of the example catalog, in the given folder or the one that it uses. */
export async function runScripts<T extends Script>(
  scripts: readonly T[],
  folder?: string,
): Promise<(Outcome & { script: T })[]> {
  // Inside the project, so that packages are found.
  mkdirSync('.cache', { recursive: true })
  const dir = mkdtempSync(path.resolve('.cache/examples-'))
  try {
    const jobs = await Promise.all(
      scripts.map(async ({ code, language: loader }, index) => {
        const settings = { format: 'esm', target: 'es2022', sourcemap: 'inline', sourcefile: 'example' } as const
        const compiled = await transform(pointToCopy(code), { loader, ...settings, logLevel: 'silent' })
        const file = path.join(dir, `example-${index}.mjs`)
        writeFileSync(file, compiled.code)
        return { file, folder: folder ?? findFolderName(code) }
      }),
    )
    // Two processes, because the machines that run this have two cores.
    const half = Math.max(8, Math.ceil(jobs.length / 2))
    const shares = [jobs.slice(0, half), jobs.slice(half)].filter((share) => share.length > 0)
    const outcomes = (await Promise.all(shares.map(runInChild))).flat()
    return scripts.flatMap((script, index) => (outcomes[index] ? { script, ...outcomes[index] } : []))
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
