import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/** What a build needs besides content and packages. */
const parts = [
  'app',
  'components',
  'contentlayer.config.ts',
  'examples',
  'lib',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'public',
  'redirects.json',
  'scripts',
  'tools',
  'tsconfig.json',
]

/** Absolute path of a copy by its name. */
export const toSandboxFolder = (name: string): string => path.resolve('.cache/sandboxes', name)

/** Empties a folder, apart from some names. */
export function emptyFolder(folder: string, kept: readonly string[]): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder))
    if (!kept.includes(name)) rmSync(path.join(folder, name), { recursive: true, force: true })
}

/**
 * A copy of the project in which another tree can be built without touching this one's caches.
 * @param name folder below `.cache/sandboxes`
 * @param kept names that stay from an older copy of the same name; all else of it is replaced
 * @returns the absolute path of the copy
 */
export function createSandbox(name: string, kept: readonly string[] = []): string {
  const folder = toSandboxFolder(name)
  emptyFolder(folder, kept)
  mkdirSync(folder, { recursive: true })
  for (const part of parts) if (existsSync(part)) cpSync(part, path.join(folder, part), { recursive: true })
  rmSync(path.join(folder, 'public/_content'), { recursive: true, force: true })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir')
  return folder
}
