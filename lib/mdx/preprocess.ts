/**
 * Rewrites what Markdown written for Docusaurus has and MDX does not: HTML comments, heading ids, titles of
 * admonitions, links in angle brackets. Lines keep their numbers, and code is left alone.
 */
export function preprocess(body: string): string {
  const lines = body.split('\n')
  let fence: string | undefined
  let inComment = false
  return lines
    .map((line) => {
      // What follows three backticks opens a block only if there are no more of them: "```a```" is inline code.
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

/** Position of a text that does not stand in inline code, or -1. */
function findOutsideCode(line: string, text: string): number {
  const masked = line.replaceAll(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, (code) => ' '.repeat(code.length))
  return masked.indexOf(text)
}

function replaceSyntax(line: string): string {
  // `## Title {#id}`, or a title that is underlined: braces would be read as an expression, and this is none.
  const withId = line.replace(/(^|\s)\{#([^}\s]+)\}(\s*#*\s*)$/, '$1\\{#$2}$3')
  // `:::note Title` becomes `:::note[Title]`.
  const withTitle = withId.replace(/^(\s*(?:>\s*)*:{3,})([a-z]+)[ \t]+([^[{\s].*?)\s*$/, '$1$2[$3]')
  const bracket = findOutsideCode(withTitle, '<http')
  if (bracket < 0) return withTitle
  return withTitle.slice(0, bracket) + withTitle.slice(bracket).replaceAll(/<(https?:\/\/[^>\s]+)>/g, '[$1]($1)')
}
