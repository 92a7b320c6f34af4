import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
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

/** Creates a copy of the project for building other content without affecting this project's caches. */
export function createSandbox(name: string): string {
  const folder = toSandboxFolder(name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const part of parts) if (existsSync(part)) cpSync(part, path.join(folder, part), { recursive: true })
  rmSync(path.join(folder, 'public/_content'), { recursive: true, force: true })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir')
  return folder
}
