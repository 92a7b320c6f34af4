import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createSandbox, toSandboxFolder } from '@/scripts/steps/sandbox'
import { writeSources, type SourceFile } from '../content/dialects'
import type { TreePage } from '../content/tree'
import { benchFolder, projectFolder, workFolder } from '../paths'
import { toolIds, type ToolId } from '../types'

/** A site generator and how to run it. */
export interface Tool {
  id: ToolId
  /** Folder in which it builds. */
  folder: string
  /** Folder for pages. */
  content: string
  /** Output folder. */
  out: string
  /** Arguments for Node.js, which runs in `folder`. */
  command: readonly string[]
  env?: Record<string, string>
  /** Recreates the folder, without leftovers from earlier builds. */
  prepare: (pages: readonly TreePage[]) => void
}

/** Writes files to a folder. */
function writeTree(folder: string, files: readonly SourceFile[]): void {
  for (const { name, text } of files) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** A copy of this project, to leave its export and caches unchanged. */
function createOurs(): Tool {
  process.chdir(projectFolder)
  const folder = toSandboxFolder('bench')
  const content = path.join(folder, 'trees/bench')
  return {
    id: 'ours',
    folder,
    content,
    out: path.join(folder, 'out'),
    command: ['--import', 'tsx', 'scripts/build.ts'],
    env: { CONTENT_DIR: content, ON_BROKEN_LINKS: 'warn' },
    prepare: (pages) => {
      createSandbox('bench')
      writeTree(content, writeSources('ours', pages))
    },
  }
}

/** Tools read their packages from it and keep caches next to it. No `type`, because Docusaurus writes CommonJS. */
function createManifest(): SourceFile {
  const text = readFileSync(path.join(benchFolder, 'package.json'), 'utf8')
  const { devDependencies } = JSON.parse(text) as { devDependencies: Record<string, string> }
  return { name: 'package.json', text: JSON.stringify({ private: true, dependencies: devDependencies }) }
}

const inPackages = (file: string) => path.join(benchFolder, 'node_modules', file)

/** Build command and output folder of each npm package. */
const packages: Record<Exclude<ToolId, 'ours'>, { command: readonly string[]; out: string }> = {
  docusaurus: { command: [inPackages('@docusaurus/core/bin/docusaurus.mjs'), 'build'], out: 'build' },
  starlight: { command: [inPackages('astro/bin/astro.mjs'), 'build'], out: 'dist' },
  vitepress: { command: [inPackages('vitepress/bin/vitepress.js'), 'build'], out: '.vitepress/dist' },
  fumadocs: { command: [inPackages('next/dist/bin/next'), 'build'], out: 'out' },
  nextra: { command: ['build.mjs'], out: 'out' },
}

/** The compared tools. Packages build in a folder of their own, with the settings in `sites/`. */
export function createTools(asked: readonly ToolId[]): Tool[] {
  return toolIds
    .filter((id) => asked.includes(id))
    .map((id) => {
      if (id === 'ours') return createOurs()
      const { command, out } = packages[id]
      const folder = path.join(workFolder, id)
      return {
        id,
        folder,
        content: folder,
        out: path.join(folder, out),
        command,
        prepare: (pages) => {
          rmSync(folder, { recursive: true, force: true })
          cpSync(path.join(benchFolder, 'sites', id), folder, { recursive: true })
          writeTree(folder, [createManifest(), ...writeSources(id, pages)])
        },
      }
    })
}
