import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Fence } from './types'
import { listFiles } from '@/lib/kit/files'
import { groupBy } from '@/lib/kit/group-by'
import { extractFences } from './extract'

/** The attributes of every `<Partial name="…" />`, by name: `{ 'details-panel': [{ resource: 'events' }, …] }`. */
export function collectPartialUses(texts: readonly string[]): ReadonlyMap<string, Record<string, string>[]> {
  const uses = texts
    .flatMap((text) => [...text.matchAll(/<Partial\s+([^>]*?)\/>/g)])
    .map(([, attributes = '']): Record<string, string> => {
      const given = attributes.matchAll(/([\w$]+)=(?:"([^"]*)"|'([^']*)'|\{["'`]([\s\S]*?)["'`]\})/g)
      return Object.fromEntries(
        [...given].map(([, key = '', double, single, braces]) => [key, double ?? single ?? braces ?? '']),
      )
    })
  return groupBy(uses, ({ name = '' }) => name)
}

const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{props\.([\w$]+)\}/g, (whole, name: string) => values[name] ?? whole)

/** Expands a partial's fence with each page's variables, without duplicates. Returns other fences unchanged. */
export function fillPartialFence(fence: Fence, uses: ReturnType<typeof collectPartialUses>): Fence[] {
  const name = /^content\/partials\/(.+)\.mdx?$/.exec(fence.file)?.[1]
  if (name === undefined || !/\{props\./.test(fence.code + fence.meta)) return [fence]
  const filled = (uses.get(name) ?? []).map(({ name: _, ...values }) => ({
    ...fence,
    code: fill(fence.code, values),
    title: fence.title === undefined ? undefined : fill(fence.title, values),
  }))
  return [...new Map(filled.map((copy) => [`${copy.title ?? ''}\n${copy.code}`, copy])).values()]
}

const folders = ['docs', 'blog', 'integrations', 'pages', 'partials', 'sdk', '_templates']
const rootFiles = ['README.md', 'CONTRIBUTING.md', 'docs/commands.md', 'docs/deploy.md', 'content/README.md']

/** Files whose fences are checked, sorted by path. */
export function listExampleFiles(): string[] {
  const pages = folders.flatMap((folder) => listFiles('content', folder)).map((file) => `content/${file}`)
  return [...rootFiles, ...pages].filter((file) => /\.mdx?$/.test(file) && existsSync(file))
}

/** Resolves files and folders given on the command line. @throws if a file doesn't exist or can't have examples */
export function selectExampleFiles(names: readonly string[]): string[] {
  const all = listExampleFiles()
  return names.flatMap((name) => {
    const file = path.relative('.', path.resolve(name)).split(path.sep).join('/')
    if (!existsSync(file)) throw new Error(`File not found: ${name}.`)
    const found = statSync(file).isDirectory() ? all.filter((each) => each.startsWith(`${file}/`)) : [file]
    if (!found.every((each) => /\.mdx?$/.test(each))) throw new Error(`${name} isn’t a Markdown file.`)
    return found
  })
}

/** Every fence in the given files. Fences in partials are repeated with each page's variables. */
export function readFences(files: readonly string[]): Fence[] {
  const fences = files.flatMap((file) => extractFences(file, readFileSync(file, 'utf8').replaceAll('\r\n', '\n')))
  const hasPartials = fences.some(({ file }) => file.startsWith('content/partials/'))
  const uses = collectPartialUses(hasPartials ? listExampleFiles().map((file) => readFileSync(file, 'utf8')) : [])
  return fences.flatMap((fence) => fillPartialFence(fence, uses))
}
