import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
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
  'tsconfig.json',
]

/**
 * A copy of the project in which another tree can be built without touching this one's caches.
 * @param name folder below `.cache/sandboxes`
 * @returns the absolute path of the copy; an older copy of the same name is replaced
 */
export function createSandbox(name: string): string {
  const folder = path.resolve('.cache/sandboxes', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const part of parts) if (existsSync(part)) cpSync(part, path.join(folder, part), { recursive: true })
  rmSync(path.join(folder, 'public/_content'), { recursive: true, force: true })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir')
  return folder
}

/** Removes a copy that createSandbox has made. */
export function removeSandbox(name: string): void {
  rmSync(path.resolve('.cache/sandboxes', name), { recursive: true, force: true })
}
