import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '@/lib/kit/files'
import { extractFences } from './extract'
import { collectPartialUses, fillPartialFence, type PartialUses } from './partials'
import type { Fence } from './types'

const folders = ['docs', 'blog', 'integrations', 'pages', 'partials', 'sdk', '_templates']
const rootFiles = ['README.md', 'CONTRIBUTING.md', 'content/README.md']

/** Files of the repository whose fences are checked, in path order. */
export function listExampleFiles(): string[] {
  const pages = folders.flatMap((folder) => listFiles('content', folder)).map((file) => `content/${file}`)
  return [...rootFiles, ...pages].filter((file) => /\.mdx?$/.test(file) && existsSync(file))
}

/**
 * Files from what was typed: files and folders.
 * @throws when a name is no file, or one that has no examples
 */
export function selectExampleFiles(names: readonly string[]): string[] {
  const all = listExampleFiles()
  return names.flatMap((name) => {
    const file = path.relative('.', path.resolve(name)).split(path.sep).join('/')
    if (!existsSync(file)) throw new Error(`File not found: ${name}.`)
    const found = statSync(file).isDirectory() ? all.filter((each) => each.startsWith(`${file}/`)) : [file]
    if (!found.every((each) => /\.mdx?$/.test(each))) throw new Error(`${name} is no Markdown file.`)
    return found
  })
}

function readUses(): PartialUses {
  return collectPartialUses(listExampleFiles().map((file) => readFileSync(file, 'utf8')))
}

/** Every fence of some files of the repository. Those of partials appear with what pages put in. */
export function readFences(files: readonly string[]): Fence[] {
  const fences = files.flatMap((file) => extractFences(file, readFileSync(file, 'utf8').replaceAll('\r\n', '\n')))
  const uses = fences.some(({ file }) => file.startsWith('content/partials/')) ? readUses() : new Map()
  return fences.flatMap((fence) => fillPartialFence(fence, uses as PartialUses))
}
