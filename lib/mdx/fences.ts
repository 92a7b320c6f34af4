import type { MagicComment } from '../content/tree-settings'

/** Parses the text after a fence's language: `title="a.ts" {1,4-6} showLineNumbers wrap`. */
export function parseFenceMeta(meta: string) {
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(meta)
  const withoutText = meta.replaceAll(/\btitle=(?:"[^"]*"|'[^']*'|\S+)|\w+=(?:"[^"]*"|'[^']*')/g, '')
  const highlighted = new Set<number>()
  for (const [, ranges = ''] of withoutText.matchAll(/\{([\d\s,-]+)\}/g)) {
    for (const range of ranges.split(',')) {
      const [from = NaN, to = from] = range.split('-').map(Number)
      for (let line = from; line <= to; line++) highlighted.add(line)
    }
  }
  return {
    title: title?.[1] ?? title?.[2] ?? title?.[3],
    showLineNumbers: /\bshowLineNumbers\b/.test(withoutText),
    firstNumber: Number(/\bshowLineNumbers=(\d+)/.exec(withoutText)?.[1] ?? 1),
    wrap: /\bwrap\b/.test(withoutText),
    npm2yarn: /\bnpm2yarn\b/.test(withoutText),
    /** Whether highlight comments are shown as they are. */
    verbatim: /(?:^|\s)verbatim(?:\s|$)/.test(meta),
    /** Links for words in the block: `Event=/docs/sdk/types#event Query=…`. */
    links: /(?:^|\s)links="([^"]*)"/.exec(meta)?.[1] ?? '',
    highlighted,
    /** Words between slashes, to be highlighted by rehype-pretty-code. */
    rest: withoutText.match(/\/[^/\n]+\/\w*/g)?.join(' ') ?? '',
  }
}

const commentLine = /^\s*(?:\/\/|#|--|;|%|\/\*|<!--|\{\/\*)\s*([\w-]+)\s*(?:\*\/\}?|-->)?\s*$/

const usualComments: readonly MagicComment[] = [
  { line: 'highlight-next-line', block: { start: 'highlight-start', end: 'highlight-end' } },
]

/** Removes highlight comments, and adds the lines they refer to. A Docusaurus site can have its own comments. */
export function takeMarkComments(code: string, highlighted: Set<number>, comments = usualComments): string {
  const kept: string[] = []
  let markNext = false
  let inside = false
  for (const line of code.split('\n')) {
    const mark = commentLine.exec(line)?.[1]
    const comment = comments.find(({ line: one, block }) => mark && [one, block?.start, block?.end].includes(mark))
    if (comment === undefined) {
      kept.push(line)
      if (inside || markNext) highlighted.add(kept.length)
      markNext = false
    } else if (mark === comment.line) markNext = true
    else inside = mark === comment.block?.start
  }
  return kept.join('\n')
}
