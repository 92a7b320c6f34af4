/** The example of a note, and what its last comment says that it prints. */
export interface SdkExample {
  code: string
  printed: string[]
}

const fence = /```ts[^\n]*\n([\s\S]*?)\n```/

/** Lines of the comment that an example ends with, where it begins. */
function findOutput(lines: readonly string[]): number {
  let start = lines.length
  while (start > 0 && lines[start - 1]?.startsWith('//') === true) start--
  return start
}

/** The first block of TypeScript in a text. */
export function findExample(body: string): SdkExample | undefined {
  const code = fence.exec(body)?.[1]
  if (code === undefined) return undefined
  const lines = code.split('\n')
  return { code, printed: lines.slice(findOutput(lines)).map((line) => line.replace(/^\/\/ ?/, '')) }
}

/** The text with what its example prints as the last comment of the example. */
export function replaceOutput(body: string, printed: readonly string[]): string {
  return body.replace(fence, (block, code: string) => {
    const lines = code.split('\n')
    const kept = lines.slice(0, findOutput(lines))
    while (kept.at(-1) === '') kept.pop()
    const output = printed.map((line) => (line === '' ? '//' : `// ${line}`))
    return block.replace(code, () => [...kept, ...output].join('\n'))
  })
}
