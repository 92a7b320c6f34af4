import { getContentDir } from '@/lib/kit/env'
import { readNotes } from '@/lib/sdk'
import { runScripts, toModule } from '@/tools/examples/sdk/run-scripts'
import { findExample } from './example'

/**
 * Runs the examples in notes next to the catalog: all of them, or the given functions'.
 * @returns what each printed, and its error
 */
export async function runExamples(names: readonly string[] = []) {
  const examples = [...readNotes(getContentDir()).values()].flatMap(({ name, body }) => {
    const example = findExample(body)
    return example === undefined || (names.length > 0 && !names.includes(name)) ? [] : { name, code: example.code }
  })
  const modules = examples.map(async ({ code }) => ({ text: await toModule(code, 'ts'), folder: 'parcelwise' }))
  const outcomes = await runScripts(await Promise.all(modules), 'examples/parcelwise')
  return outcomes.map(({ printed, error }, index) => ({ name: examples[index]?.name ?? '', printed, error }))
}
