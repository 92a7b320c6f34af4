import type { Code } from 'mdast'

/** Highlighter annotations in a comment of any language: `// [!code ++]`. */
const note = /[ \t]*(?:\/\/|#|--|;|%|<!--|\{?\/\*)\s*\[!code ([^\]\n]+)\]\s*(?:\*\/\}?|-->)?/

/**
 * Simplifies a fence to its language and file name. Removes site-specific options (highlights, checks, line numbers)
 * and writes added and removed lines as a diff.
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
