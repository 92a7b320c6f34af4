import { toSuggestion } from '@/lib/kit/closest'
import { knownCommands, type Command } from './commands'
import { findPackageOfCommand, getCommandName, knownPackages } from './packages'
import { parseShell } from './parse'

export interface ShellFinding {
  line: number
  message: string
}

/** What is known of the folder in which a script runs. */
export interface Project {
  /** What `npm run` knows there. */
  scripts: readonly string[]
  /** Whether a script that is started with Node.js exists; not known for other projects. */
  hasFile?: (name: string) => boolean
  /** Commands of packages may be called without npx, as in scripts of package.json. */
  bins?: boolean
}

/** Scripts that a new catalog has. */
export const catalogScripts = ['dev', 'build', 'start', 'preview', 'generate', 'test']

/** Commands that are installed for the whole system, though packages bring them too. */
const ofSystem = new Set(['pnpm', 'vercel', 'netlify', 'wrangler', 'pm2', 'surge', 'serve'])
const isPath = (word: string) => /^(?:\.{0,2}\/|~\/|\$|<)/.test(word) || /\.(?:sh|js|mjs|ts)$/.test(word)
const quote = (word: string) => `"${word}"`

/** `@scope/name@1.2.3` and `name@latest`: the name exists, and so does the version where versions are known. */
export function checkPackage(word: string): string | undefined {
  if (/^(?:\.{0,2}\/|file:|git\+|https?:|github:|\$)/.test(word) || word.endsWith('.tgz')) return undefined
  const [, name = word, version] = /^(@?[^@]+)(?:@(.+))?$/.exec(word) ?? []
  const known = knownPackages[name]
  if (known === undefined) {
    const suggestion = toSuggestion(name, Object.keys(knownPackages), quote)
    return `Unknown package "${name}".${suggestion || ' Add it to tools/examples/shell/packages.ts when it exists.'}`
  }
  // Names of channels, ranges and variables are not versions.
  if (version === undefined || known.versions === undefined || !/^\d+\.\d+\.\d+$/.test(version)) return undefined
  if (known.versions.includes(version)) return undefined
  return `Unknown version ${version} of ${name}.${toSuggestion(version, known.versions)}`
}

function checkFlag(word: string, name: string, flags: readonly string[]): string | undefined {
  const flag = word.split('=')[0] ?? word
  if (flags.includes(flag) || /^-\d+$/.test(word)) return undefined
  // `-rf` is `-r -f`, and `-p3000` is `-p` with its value.
  if (/^-[A-Za-z]{2,}$/.test(flag) && [...flag.slice(1)].every((letter) => flags.includes(`-${letter}`))) return undefined
  if (/^-[A-Za-z]\S/.test(flag) && flags.includes(flag.slice(0, 2)) && !/^-[A-Za-z]+$/.test(flag)) return undefined
  const suggestion = toSuggestion(flag, flags)
  const known = flags.length > 0 ? ` Expected one of ${flags.join(', ')}.` : ' It takes none.'
  return `Unknown option ${flag} of "${name}".${suggestion || known}`
}

/** Names of packages and scripts that the commands of package managers take. */
function checkArguments(path: readonly string[], words: readonly string[], project: Project): string[] {
  const [manager = '', command = ''] = path
  const names = words.filter((word) => !word.startsWith('-'))
  if (manager === 'tsx' || manager === 'node') {
    const [script] = names
    const isMissing = script !== undefined && /\.[cm]?[jt]s$/.test(script) && project.hasFile?.(script) === false
    return isMissing ? [`File not found: ${script}.`] : []
  }
  if (!['npm', 'yarn', 'pnpm', 'bun'].includes(manager)) return []
  if (['install', 'i', 'add', 'update', 'view', 'info', 'ls', 'list', 'why', 'explain', 'outdated', 'uninstall', 'remove'].includes(command)) {
    const packages = ['view', 'info'].includes(command) ? names.slice(0, 1) : names
    return packages.flatMap((word) => checkPackage(word) ?? [])
  }
  if (command === 'run' || command === 'run-script') {
    const [script] = names
    if (script === undefined || project.scripts.includes(script) || script.startsWith('$')) return []
    return [`Unknown script "${script}".${toSuggestion(script, project.scripts, quote) || ` Expected one of ${project.scripts.join(', ')}.`}`]
  }
  return []
}

function checkWords(path: readonly string[], words: readonly string[], command: Command, project: Project): string[] {
  const problems: string[] = []
  const name = path.join(' ')
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? ''
    if (word === '--') break
    if (word.startsWith('-') && word !== '-') {
      const problem = command.anyFlags ? undefined : checkFlag(word, name, command.flags ?? [])
      if (problem !== undefined) problems.push(problem)
      if (command.withValue?.includes(word)) index++
      continue
    }
    const inner = command.commands?.[word]
    if (inner !== undefined) return [...problems, ...checkWords([...path, word], words.slice(index + 1), inner, project)]
    if (command.commands !== undefined && !command.takesOthers && !word.startsWith('$')) {
      const known = Object.keys(command.commands)
      return [...problems, `Unknown command "${word}" of "${name}".${toSuggestion(word, known, quote) || ` Expected one of ${known.join(', ')}.`}`]
    }
    if (command.takesOthers) break
  }
  return [...problems, ...checkArguments(path, words, project)]
}

/** `npx name@version …`, and the same of other package managers. */
function checkStarted(words: readonly string[], project: Project): string[] {
  const index = words.findIndex((word) => !word.startsWith('-'))
  const started = words[index]
  if (started === undefined) return []
  const rest = words.slice(index + 1)
  const command = started.replace(/(?!^)@.*$/, '')
  const packageName = knownPackages[command] === undefined ? findPackageOfCommand(command) : command
  if (packageName === undefined) return [checkPackage(started) ?? `Unknown command "${command}".`]
  const problem = packageName === command ? checkPackage(started) : undefined
  if (problem !== undefined) return [problem]
  return checkCommand([getCommandName(packageName), ...rest], { ...project, bins: true })
}

function checkCommand(words: readonly string[], project: Project): string[] {
  const [name = '', ...rest] = words
  if (name === 'sudo' || name === 'xargs' || name === 'env') {
    const index = rest.findIndex((word) => !word.startsWith('-') && !/^\w+=/.test(word))
    return name === 'xargs' || index < 0 ? [] : checkCommand(rest.slice(index), project)
  }
  const runner = name === 'npx' || name === 'bunx' || name === 'pnpx'
  if (runner || ((name === 'pnpm' || name === 'yarn') && rest[0] === 'dlx') || (name === 'npm' && rest[0] === 'exec')) {
    const following = runner ? rest : rest.slice(1)
    const index = following.findIndex((word) => !word.startsWith('-'))
    const own = checkWords([name], following.slice(0, Math.max(index, 0)), knownCommands.npx ?? {}, project)
    return [...own, ...checkStarted(following, project)]
  }
  const command = knownCommands[name]
  const owner = project.bins ? undefined : findPackageOfCommand(name)
  if (command !== undefined && owner !== undefined && !ofSystem.has(name)) {
    return [`Found "${name}", expected "npx ${name}": the command comes from ${owner} and isn’t on the PATH.`]
  }
  if (command !== undefined) return checkWords([name], rest, command, project)
  if (isPath(name)) return []
  return [`Unknown command "${name}".${toSuggestion(name, Object.keys(knownCommands), quote) || ' Add it to tools/examples/shell/ when it exists.'}`]
}

/** What is wrong with a script: commands, options and packages that do not exist, quotes that are never closed. */
export function checkShell(script: string, project: Project): ShellFinding[] {
  const { commands, errors } = parseShell(script)
  const functions = new Set([...script.matchAll(/^\s*(?:function\s+)?(\w+)\s*\(\)/gm)].map(([, name = '']) => name))
  return [
    ...errors,
    ...commands
      .filter(({ words }) => !functions.has(words[0] ?? ''))
      .flatMap(({ line, words }) => checkCommand(words, project).map((message) => ({ line, message }))),
  ]
}
