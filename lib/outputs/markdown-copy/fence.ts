import type { Code } from 'mdast'

/** Notes to the highlighter, in the comment of any language: `// [!code ++]`. */
const note = /[ \t]*(?:\/\/|#|--|;|%|<!--|\{?\/\*)\s*\[!code ([^\]\n]+)\]\s*(?:\*\/\}?|-->)?/

/**
 * A fence as a machine needs it: its language and the name of its file. What only this site reads (lines to mark,
 * checks, numbers) is left out; lines that come and go are written as a diff.
 */
export function toPlainFence(node: Code): Code {
  const properties = node.data?.hProperties ?? {}
  const language = properties['data-language'] ?? node.lang
  const title = properties['data-title']
  const lines = node.value.split('\n').map((line) => ({ text: line.replace(note, ''), mark: note.exec(line)?.[1] }))
  const isDiff = lines.some(({ mark }) => mark === '++' || mark === '--')
  const toLine = ({ text, mark }: (typeof lines)[number]) => (mark === '++' ? '+' : mark === '--' ? '-' : ' ') + text
  return {
    type: 'code',
    lang: isDiff ? 'diff' : String(language || 'text'),
    meta: typeof title === 'string' ? `title="${title.replaceAll('"', "'")}"` : null,
    value: lines.map((line) => (isDiff ? toLine(line) : line.text)).join('\n'),
  }
}
