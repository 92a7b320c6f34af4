/** A note's example, with the output in its trailing comment. */
export interface SdkExample {
  code: string
  printed: string[]
}

const fence = /```ts[^\n]*\n([\s\S]*?)\n```/

/** Index of the comment at the end of an example. */
function findOutput(lines: readonly string[]): number {
  let start = lines.length
  while (start > 0 && lines[start - 1]?.startsWith('//') === true) start--
  return start
}

/** The first TypeScript block in a text. */
export function findExample(body: string): SdkExample | undefined {
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
