import { getContentDir } from '@/lib/kit/env'
import { readNotes } from '@/lib/sdk'
import { runScripts } from '@/tools/examples/sdk/run-scripts'

const fence = /```ts[^\n]*\n([\s\S]*?)\n```/

/** Index of the comment at the end of an example. */
function findOutput(lines: readonly string[]): number {
  let start = lines.length
  while (start > 0 && lines[start - 1]?.startsWith('//') === true) start--
  return start
}

/** The first TypeScript block in a text, with the output in its trailing comment. */
export function findExample(body: string): { code: string; printed: string[] } | undefined {
  const code = fence.exec(body)?.[1]
  if (code === undefined) return undefined
  const lines = code.split('\n')
  return { code, printed: lines.slice(findOutput(lines)).map((line) => line.replace(/^\/\/ ?/, '')) }
}

/** Replaces the trailing comment of a text's example with its output. */
export function replaceOutput(body: string, printed: readonly string[]): string {
  return body.replace(fence, (block, code: string) => {
    const lines = code.split('\n')
    const kept = lines.slice(0, findOutput(lines))
    while (kept.at(-1) === '') kept.pop()
    const output = printed.map((line) => (line === '' ? '//' : `// ${line}`))
    return block.replace(code, () => [...kept, ...output].join('\n'))
  })
}

/**
 * Runs the examples in notes next to the catalog: all of them, or the given functions'.
 * @returns what each printed, and its error
 */
export async function runExamples(names: readonly string[] = []) {
  const examples = [...readNotes(getContentDir()).values()].flatMap(({ name, body }) => {
    const code = names.length === 0 || names.includes(name) ? findExample(body)?.code : undefined
    return code === undefined ? [] : { name, code, language: 'ts' as const }
  })
  const outcomes = await runScripts(examples, 'parcelwise')
  return outcomes.map(({ script, printed, error }) => ({ name: script.name, printed, error }))
}
