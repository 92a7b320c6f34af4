import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/** Everything a build needs besides content and packages. */
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

/** Absolute path of a sandbox. */
export const toSandboxFolder = (name: string): string => path.resolve('.cache/sandboxes', name)

/** Empties a folder, except for the given names. */
export function emptyFolder(folder: string, kept: readonly string[]): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder))
    if (!kept.includes(name)) rmSync(path.join(folder, name), { recursive: true, force: true })
}

/**
 * Creates a copy of the project for building other content without affecting this project's caches.
 * @param kept names to keep from an existing sandbox; everything else is replaced
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
