import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

export interface Script {
  language: 'ts' | 'tsx' | 'js' | 'jsx'
  code: string
}

export interface ScriptError {
  /** Index in the list of scripts. */
  script: number
  line: number
  message: string
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

/** Ignores missing types in JavaScript. */
function isAboutMissingTypes({ code, file }: ts.Diagnostic): boolean {
  return code >= 7000 && code < 7100 && /\.jsx?$/.test(file?.fileName ?? '')
}

/** Type-checks scripts against the installed packages, in a single program. */
export function typeCheck(scripts: readonly Script[]): ScriptError[] {
  // The files only exist in memory, but their folder determines which packages are found.
  const names = scripts.map(({ language }, index) => path.resolve(`example-${index}.${language}`))
  const texts = new Map(names.map((name, index) => [name, scripts[index]?.code ?? '']))
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (name, languageVersion, ...rest) => {
    const text = texts.get(path.resolve(name))
    return text === undefined
      ? read(name, languageVersion, ...rest)
      : ts.createSourceFile(name, text, languageVersion, true)
  }
  host.fileExists = (name) => texts.has(path.resolve(name)) || ts.sys.fileExists(name)
  host.readFile = (name) => texts.get(path.resolve(name)) ?? readFileSync(name, 'utf8')
  const program = ts.createProgram(names, options, host)
  return names.flatMap((name, script) => {
    const file = program.getSourceFile(name)
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
    return found
      .filter((diagnostic) => !isAboutMissingTypes(diagnostic))
      .map(({ start = 0, messageText }) => ({
        script,
        line: (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1,
        message: ts.flattenDiagnosticMessageText(messageText, ' ').replaceAll(/\s+/g, ' '),
      }))
  })
}
