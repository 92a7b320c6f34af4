import readingTime from 'reading-time'
import type { PageBody } from '../content/bodies'

/** Reading effort of a post. Code is counted separately, in lines, because readers skim it. */
export interface Reading {
  minutes: number
  codeLines: number
}

function countCodeLines(markdown: string): number {
  let fence: { mark: string; counts: boolean } | undefined
  let lines = 0
  for (const line of markdown.split('\n')) {
    const mark = /^[\s>]*(`{3,}|~{3,})\s*(\S*)/.exec(line)
    if (fence === undefined) {
      if (mark !== null) fence = { mark: mark[1] ?? '', counts: mark[2] !== 'mermaid' }
    } else if (mark !== null && mark[2] === '' && mark[1]?.startsWith(fence.mark)) fence = undefined
    else if (fence.counts && line.trim() !== '') lines++
  }
  return lines
}

export function getReading({ text, markdown = '' }: Pick<PageBody, 'text' | 'markdown'>): Reading {
  return { minutes: Math.max(1, Math.ceil(readingTime(text).minutes)), codeLines: countCodeLines(markdown) }
}

export const toReadingText = ({ minutes }: Reading) => `${minutes} min read`

/** "4 min read, 52 lines of code". */
export function toFullReadingText({ minutes, codeLines }: Reading): string {
  const code = codeLines === 0 ? '' : codeLines === 1 ? ', 1 line of code' : `, ${codeLines} lines of code`
  return toReadingText({ minutes, codeLines }) + code
}
