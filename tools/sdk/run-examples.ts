import { symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { format } from 'node:util'
import { transformSync } from 'esbuild'
import { getContentDir } from '@/lib/kit/env'
import { findExample } from '@/tools/sdk/example'
import { readNotes } from '@/lib/sdk'
import { CatalogCopy } from './catalog-copy'

export interface ExampleRun {
  name: string
  printed: string[]
  error?: string
}

/** Runs an example next to the catalog and captures its output. */
async function run(name: string, code: string, folder: string): Promise<ExampleRun> {
  const file = path.join(folder, `${name}.mjs`)
  writeFileSync(file, transformSync(code, { loader: 'ts', format: 'esm' }).code)
  const printed: string[] = []
  const { log } = console
  console.log = (...values: unknown[]) => printed.push(...format(...values).split('\n'))
  try {
    await import(pathToFileURL(file).href)
    return { name, printed }
  } catch (error) {
    return { name, printed, error: (error as Error).message }
  } finally {
    console.log = log
  }
}

/** Prints the output of our notes' examples: all of them, or the given functions'. */
const root = process.cwd()
const contentDir = getContentDir()
const names = process.argv.slice(2)
const copy = new CatalogCopy()
symlinkSync(path.join(root, 'node_modules'), path.join(copy.parent, 'node_modules'))
process.chdir(copy.parent)
const runs: ExampleRun[] = []
for (const { name, body } of readNotes(contentDir).values()) {
  const example = findExample(body)
  if (example === undefined || (names.length > 0 && !names.includes(name))) continue
  runs.push(await run(name, example.code, copy.parent))
  copy.reset()
}
process.chdir(root)
copy.close()
console.log(JSON.stringify(runs))
