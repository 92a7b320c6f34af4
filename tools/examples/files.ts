import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '@/lib/kit/files'
import { extractFences } from './extract'
import { collectPartialUses, fillPartialFence, type PartialUses } from './partials'
import type { Fence } from './types'

const folders = ['docs', 'blog', 'integrations', 'pages', 'partials', 'sdk', '_templates']
const rootFiles = ['README.md', 'CONTRIBUTING.md', 'docs/commands.md', 'docs/deploy.md', 'content/README.md']

/** Files whose fences are checked, sorted by path. */
export function listExampleFiles(): string[] {
  const pages = folders.flatMap((folder) => listFiles('content', folder)).map((file) => `content/${file}`)
  return [...rootFiles, ...pages].filter((file) => /\.mdx?$/.test(file) && existsSync(file))
}

/**
 * Resolves files and folders given on the command line.
 * @throws if a file doesn't exist or can't have examples
 */
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

function readUses(): PartialUses {
  return collectPartialUses(listExampleFiles().map((file) => readFileSync(file, 'utf8')))
}

/** Every fence in the given files. Fences in partials are repeated with each page's variables. */
export function readFences(files: readonly string[]): Fence[] {
  const fences = files.flatMap((file) => extractFences(file, readFileSync(file, 'utf8').replaceAll('\r\n', '\n')))
  const uses = fences.some(({ file }) => file.startsWith('content/partials/')) ? readUses() : new Map()
  return fences.flatMap((fence) => fillPartialFence(fence, uses as PartialUses))
}
