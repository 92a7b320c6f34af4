import { compile } from './compile'

/** A rendered code block. */
export interface ShownCode {
  title: string | undefined
  language: string | undefined
  classes: string[]
  /** Text of each line, as copied. */
  lines: string[]
  /** Extra classes of each line. */
  marks: string[]
}

function toText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x26;', '&')
    .replaceAll('&amp;', '&')
}

/** Compiles a fence and reads the resulting block. */
export async function showCode(fence: string): Promise<ShownCode> {
  const { html } = await compile(fence)
  const lines = /<pre><code>([\s\S]*?)<\/code><\/pre>/.exec(html)?.[1]?.split('\n') ?? []
  return {
    title: /<span class="code-title">([^<]*)</.exec(html)?.[1],
    language: /<span class="code-language">([^<]*)</.exec(html)?.[1],
    classes:
      /<figure class="code ?([^"]*)"/
        .exec(html)?.[1]
        ?.split(' ')
        .filter((name) => name !== '') ?? [],
    lines: lines.map(toText),
    marks: lines.map((line) => /^<span class="l ?([^"]*)"/.exec(line)?.[1] ?? ''),
  }
}
