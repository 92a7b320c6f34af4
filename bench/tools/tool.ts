import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeSources } from '../content/dialects'
import type { TreePage } from '../content/tree'
import { benchFolder, workFolder } from '../paths'
import type { ToolId } from '../types'

/** A site generator and how to run it. */
export interface Tool {
  id: ToolId
  name: string
  /** Folder in which it builds. */
  folder: string
  /** Folder for pages, relative to it. */
  content: string
  /** Output folder. */
  out: string
  /** Arguments for Node.js, which runs in `folder`. */
  command: readonly string[]
  env: Record<string, string>
  /** Recreates the folder, without leftovers from earlier builds. */
  prepare: (pages: readonly TreePage[]) => void
}

/** Writes files to a folder. */
export function writeTree(folder: string, files: readonly { name: string; text: string }[]): void {
  for (const { name, text } of files) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** Tools read their packages from it and keep caches next to it. No `type`, because Docusaurus writes CommonJS. */
function createManifest(): { name: string; text: string } {
  const text = readFileSync(path.join(benchFolder, 'package.json'), 'utf8')
  const { devDependencies } = JSON.parse(text) as { devDependencies: Record<string, string> }
  return { name: 'package.json', text: JSON.stringify({ private: true, dependencies: devDependencies }) }
}

/** Absolute path of a file in an installed package. */
export const findInPackages = (file: string): string => path.join(benchFolder, 'node_modules', file)

/** An npm package that builds in its own folder with the settings in `sites/`. */
export function createPackageTool(
  id: ToolId,
  { name, command, out }: { name: string; command: readonly string[]; out: string },
  writeMore: (pages: readonly TreePage[]) => { name: string; text: string }[] = () => [],
): Tool {
  const folder = path.join(workFolder, id)
  return {
    id,
    name,
    folder,
    content: folder,
    out: path.join(folder, out),
    command,
    env: {},
    prepare: (pages) => {
      if (existsSync(folder)) rmSync(folder, { recursive: true })
      mkdirSync(folder, { recursive: true })
      cpSync(path.join(benchFolder, 'sites', id), folder, { recursive: true })
      writeTree(folder, [createManifest(), ...writeSources(id, pages), ...writeMore(pages)])
    },
  }
}
