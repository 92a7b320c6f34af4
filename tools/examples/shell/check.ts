import { existsSync, readFileSync } from 'node:fs'
import { toSuggestion } from '@/lib/kit/closest'
import { checkEach, type Fence } from '../types'
import { checkPackage, findPackageOfCommand, knownPackages } from './packages'

const prefixes = new Set(['if', 'then', 'else', 'do', 'while', 'until', '!', 'time', 'sudo', 'exec', 'env'])
const separator = /&&|\|\||[;|(){}`]|(?<![<>])&(?!\d)/

function toWords(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  while (/^\w+=/.test(words[0] ?? '') || prefixes.has(words[0] ?? '')) words.shift()
  const redirection = words.findIndex((word) => /^\d?[<>]/.test(word))
  return words
    .slice(0, redirection < 0 ? undefined : redirection)
    .map((word) => word.replaceAll(/^["']+|["']+$/g, ''))
    .filter((word) => word !== '')
}

/** In a script with prompts, other lines are output. */
const keepPrompts = (script: string) =>
  /^[ \t]*\$ /m.test(script) ? script.replaceAll(/^(?:[ \t]*\$ (.*)|.*)$/gm, '$1') : script

const heredoc = /<<-? *['"]?(\w+)['"]?.*\n[\s\S]*?(?:^[ \t]*\1[ \t]*$|(?![\s\S]))/gm
const comment = /(?:^|[ \t])#.*$/gm

/** Extracts the commands of a shell script. Doesn't interpret quotes, and skips heredocs. */
export function listCommands(script: string): { line: number; words: string[] }[] {
  const rows = keepPrompts(script)
    // Preserve line numbers.
    .replaceAll(heredoc, (text) => text.replaceAll(/\n.*/g, '\n'))
    .replaceAll(comment, '')
    .replaceAll('\\\n', ' \r')
    .split('\n')
  let line = 1
  return rows.flatMap((row) => {
    const first = line
    line += row.split('\r').length
    const commands = row.split(separator).map(toWords)
    return commands.filter((words) => words.length > 0).map((words) => ({ line: first, words }))
  })
}

/** The project that a script runs in. */
export interface Project {
  /** Names of npm scripts. */
  scripts: readonly string[]
  /** Whether a file passed to Node.js exists. Undefined if that isn't known. */
  hasFile?: (name: string) => boolean
  /** Whether packages' commands can be run without npx, as in package.json scripts. */
  bins?: boolean
}

/** npm scripts of a new catalog. */
export const catalogScripts = ['dev', 'build', 'start', 'preview', 'generate', 'test']

const managers = new Set(['npm', 'yarn', 'pnpm', 'bun'])
const takesPackages = /^(?:install|i|add|update|uninstall|remove|view|info|why|outdated)$/
/** Package manager options that take a value. */
const takesValue = new Set(['--prefix', '--workspace', '-w', '--filter', '-F', '-C', '--dir', '--depth', '--registry'])

const suggest = (word: string, known: readonly string[]) =>
  toSuggestion(word, known, (name) => `"${name}"`) || ` Expected one of ${known.join(', ')}.`

const beforeDashes = (words: readonly string[]) =>
  words.slice(0, words.includes('--') ? words.indexOf('--') : undefined)

/** Arguments before `--`, without options and their values. */
function listArguments(words: readonly string[]): string[] {
  return beforeDashes(words).filter(
    (word, index, all) => !word.startsWith('-') && !takesValue.has(all[index - 1] ?? ''),
  )
}

/** Checks the subcommand and options of one of our own CLIs. */
function checkOwn(packageName: string, command: string, words: readonly string[]): string[] {
  const { commands, options } = knownPackages[packageName] ?? {}
  const own = beforeDashes(words)
  const [first = ''] = own
  const isUnknown = commands !== undefined && /^\w/.test(first) && !commands.includes(first)
  const unknownOptions = own.filter(
    (word) => /^--?[a-z]/i.test(word) && options?.includes(word.split('=')[0] ?? word) === false,
  )
  return [
    ...(isUnknown ? [`Unknown command "${first}" of "${command}".${suggest(first, commands)}`] : []),
    ...unknownOptions.map((word) => `Unknown option ${word} of "${command}".${toSuggestion(word, options ?? [])}`),
  ]
}

/** Checks a package run with npx or an equivalent. */
function checkExecutedPackage(words: readonly string[]): string[] {
  const index = words.findIndex((word) => !word.startsWith('-'))
  const started = words[index]
  if (started === undefined || started.startsWith('$')) return []
  const command = started.replace(/(?!^)@.*$/, '')
  const packageName = findPackageOfCommand(command)
  const problem = packageName === command || packageName === undefined ? checkPackage(started) : undefined
  if (problem !== undefined) return [problem]
  return checkOwn(packageName ?? '', knownPackages[packageName ?? '']?.bin ?? command, words.slice(index + 1))
}

function checkCommand([name = '', ...rest]: readonly string[], { scripts, hasFile, bins = false }: Project): string[] {
  if (['npx', 'bunx', 'pnpx'].includes(name)) return checkExecutedPackage(rest)
  if (name === 'node' || name === 'tsx') {
    const [file = ''] = listArguments(rest)
    return /\.[cm]?[jt]s$/.test(file) && hasFile?.(file) === false ? [`File not found: ${file}.`] : []
  }
  if (managers.has(name)) {
    const [command = '', ...names] = listArguments(rest)
    if (command === 'dlx' || command === 'exec' || (name === 'bun' && command === 'x')) {
      return checkExecutedPackage(rest.slice(rest.indexOf(command) + 1))
    }
    if (command === 'run' || command === 'run-script') {
      const [script = '$'] = names
      if (scripts.includes(script) || script.startsWith('$')) return []
      return [`Unknown script "${script}".${suggest(script, scripts)}`]
    }
    return takesPackages.test(command) ? names.flatMap((word) => checkPackage(word) ?? []) : []
  }
  const owner = findPackageOfCommand(name)
  if (owner === undefined || knownPackages[owner]?.global === true) return []
  if (bins) return checkOwn(owner, name, rest)
  return [`Found "${name}", expected "npx ${name}": the command comes from ${owner} and isn’t on the PATH.`]
}

/** Reports unknown packages, versions and npm scripts in a shell script, and incorrect use of our CLIs. */
export function checkShell(script: string, project: Project): { line: number; message: string }[] {
  return listCommands(script).flatMap(({ line, words }) =>
    checkCommand(words, project).map((message) => ({ line, message })),
  )
}

/** The project that a fence's commands run in: this site on pages for contributors, a catalog on all others. */
export function getProject({ file }: Fence): Project {
  const isAboutThisSite =
    file.startsWith('content/docs/contributing/') || !file.startsWith('content/') || file === 'content/README.md'
  if (!isAboutThisSite) return { scripts: catalogScripts }
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  return { scripts: [...Object.keys(scripts), ...catalogScripts], hasFile: existsSync }
}

/** Checks that packages and npm scripts in shell commands exist. */
export const shellChecker = checkEach('shell', ['bash', 'sh', 'shell', 'shellscript', 'zsh'], (fence) =>
  checkShell(fence.code, getProject(fence)),
)
