/**
 * Rewrites Docusaurus syntax that MDX can't parse: HTML comments, heading ids, admonition titles, and links in angle
 * brackets. Keeps line numbers and leaves code unchanged.
 */
export function preprocess(body: string): string {
  const lines = body.split('\n')
  let fence: string | undefined
  let inComment = false
  return lines
    .map((line) => {
      // Backticks after the fence mean it isn't a block: "```a```" is inline code.
      const mark = /^\s*(?:>\s*|[-*+]\s+|\d+[.)]\s+)*(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1]
      if (fence !== undefined) {
        if (mark?.startsWith(fence) && /^\s*(?:>\s*)*[`~]+\s*$/.test(line)) fence = undefined
        return line
      }
      if (mark !== undefined && !inComment) {
        fence = mark
        return line
      }
      const result = replaceComments(line, inComment)
      inComment = result.inComment
      return inComment ? result.line : replaceSyntax(result.line)
    })
    .join('\n')
}

function replaceComments(line: string, inComment: boolean): { line: string; inComment: boolean } {
  let rest = line
  let out = ''
  let open = inComment
  while (rest !== '') {
    if (open) {
      const end = rest.indexOf('-->')
      const comment = (end < 0 ? rest : rest.slice(0, end)).replaceAll('*/', '* /')
      out += comment
      if (end < 0) break
      out += ' */}'
      rest = rest.slice(end + 3)
      open = false
    } else {
      const start = findOutsideCode(rest, '<!--')
      if (start < 0) {
        out += rest
        break
      }
      out += `${rest.slice(0, start)}{/* `
      rest = rest.slice(start + 4)
      open = true
    }
  }
  return { line: out, inComment: open }
}

/** Position of a text outside inline code, or -1. */
function findOutsideCode(line: string, text: string): number {
  const masked = line.replaceAll(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, (code) => ' '.repeat(code.length))
  return masked.indexOf(text)
}

function replaceSyntax(line: string): string {
  // Escape the brace of a heading id, or MDX would parse it as an expression. The heading can also be an underlined
  // one.
  const withId = line.replace(/(^|\s)\{#([^}\s]+)\}(\s*#*\s*)$/, '$1\\{#$2}$3')
  // `:::note Title` becomes `:::note[Title]`.
  const withTitle = withId.replace(/^(\s*(?:>\s*)*:{3,})([a-z]+)[ \t]+([^[{\s].*?)\s*$/, '$1$2[$3]')
  // `[text](<https://…>)` is a link already.
  const bracket = findOutsideCode(withTitle, '<http')
  if (bracket < 0) return withTitle
  return withTitle.replaceAll(/(?<!\]\()<(https?:\/\/[^>\s]+)>/g, (whole, address: string, at: number) =>
    at < bracket ? whole : `[${address}](${address})`,
  )
}
