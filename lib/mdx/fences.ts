import type { MagicComment } from '../content/tree-settings'

export interface FenceMeta {
  title: string | undefined
  showLineNumbers: boolean
  /** Number of the first line. */
  firstNumber: number
  wrap: boolean
  npm2yarn: boolean
  /** Line numbers to highlight, starting at 1. */
  highlighted: Set<number>
  /** Words between slashes, to be highlighted by rehype-pretty-code. */
  rest: string
}

/** Parses the text after a fence's language: `title="a.ts" {1,4-6} showLineNumbers wrap`. */
export function parseFenceMeta(meta: string): FenceMeta {
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
    highlighted,
    rest: withoutText.match(/\/[^/\n]+\/\w*/g)?.join(' ') ?? '',
  }
}

/** Links for words in a block, from `links="Event=/docs/sdk/types#event Query=…"`. Empty if there are none. */
export function findFenceLinks(meta: string): string {
  return /(?:^|\s)links="([^"]*)"/.exec(meta)?.[1] ?? ''
}

const commentLine = /^\s*(?:\/\/|#|--|;|%|\/\*|<!--|\{\/\*)\s*([\w-]+)\s*(?:\*\/\}?|-->)?\s*$/

const usualComments: readonly MagicComment[] = [
  { line: 'highlight-next-line', block: { start: 'highlight-start', end: 'highlight-end' } },
]

/**
 * Removes highlight comments and adds the lines they refer to.
 * @param comments those of a Docusaurus site, which replace the usual ones
 */
export function takeMarkComments(code: string, highlighted: Set<number>, comments = usualComments): string {
  const kept: string[] = []
  let markNext = false
  let inside = false
  for (const line of code.split('\n')) {
    const mark = commentLine.exec(line)?.[1]
    const comment =
      mark === undefined
        ? undefined
        : comments.find(({ line: one, block }) => [one, block?.start, block?.end].includes(mark))
    if (comment !== undefined) {
      if (mark === comment.line) markNext = true
      else inside = mark === comment.block?.start
    } else {
      kept.push(line)
      if (inside || markNext) highlighted.add(kept.length)
      markNext = false
    }
  }
  return kept.join('\n')
}
