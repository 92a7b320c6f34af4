import { getContentDir } from '@/lib/kit/env'
import { readNotes } from '@/lib/sdk'
import { runScripts } from '@/tools/examples/sdk/run-scripts'

/** The first TypeScript block in a text: its code, and its output in a comment at the end. */
const example = /(```ts.*\n)([\s\S]*?)((?:^\/\/.*\n)*)^```/m

/** Code and output of the example in a text. */
export function findExample(body: string): { code: string; printed: string[] } | undefined {
  const [, , code, output = ''] = example.exec(body) ?? []
  if (code === undefined) return undefined
  const printed = [...output.matchAll(/^\/\/ ?(.*)$/gm)].map(([, line = '']) => line)
  return { code: (code + output).replace(/\n$/, ''), printed }
}

/** Replaces the output of a text's example. */
export function replaceOutput(body: string, printed: readonly string[]): string {
  const output = printed.map((line) => (line === '' ? '//\n' : `// ${line}\n`)).join('')
  return body.replace(
    example,
    (_, start: string, code: string) => `${start}${code.replace(/\n+$/, '\n')}${output}\`\`\``,
  )
}

/** What the examples in notes print, and their errors: all of them, or those of the given functions. */
export async function runExamples(names: readonly string[] = []) {
  const examples = [...readNotes(getContentDir()).values()].flatMap(({ name, body }) => {
    const code = names.length === 0 || names.includes(name) ? findExample(body)?.code : undefined
    return code === undefined ? [] : { name, code, language: 'ts' as const }
  })
  const outcomes = await runScripts(examples, 'parcelwise')
  return outcomes.map(({ script, printed, error }) => ({ name: script.name, printed, error }))
}
