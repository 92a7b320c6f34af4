import type { Inline, ListItem, TextBlock } from './blocks'

function escape(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>|]/g, (sign) => `\\${sign}`)
}

function toInline(piece: Inline): string {
  if (typeof piece === 'string') return escape(piece)
  if ('code' in piece) return `\`${piece.code}\``
  if ('strong' in piece) return `**${escape(piece.strong)}**`
  return `${escape(piece.name)}${piece.version === undefined ? '' : ` ${piece.version}`}`
}

function toLine(line: readonly Inline[]): string {
  return line.map(toInline).join('')
}

function toItems(items: readonly ListItem[], ordered: boolean, indent: string): string[] {
  return items.flatMap(({ line, items: inner = [] }, index) => {
    const mark = ordered ? `${index + 1}.` : '-'
    return [`${indent}${mark} ${toLine(line)}`, ...toItems(inner, false, indent + ' '.repeat(mark.length + 1))]
  })
}

function toBlock(block: TextBlock): string {
  switch (block.type) {
    case 'paragraph':
      return toLine(block.line)
    case 'heading':
      return `**${escape(block.text)}**`
    case 'list':
      return toItems(block.items, block.ordered === true, '').join('\n')
    case 'table': {
      const row = (cells: string[]) => `| ${cells.join(' | ')} |`
      const rows = block.rows.map((cells) => row(cells.map(toLine)))
      return [row(block.head.map(escape)), row(block.head.map(() => '---')), ...rows].join('\n')
    }
    case 'code':
      return `\`\`\`${block.language}${block.title === undefined ? '' : ` title="${block.title}"`}\n${block.text}\n\`\`\``
  }
}

/** Formats a drawing's text as Markdown, for page copies. */
export function toMarkdown(blocks: readonly TextBlock[]): string {
  return blocks.map(toBlock).join('\n\n')
}
