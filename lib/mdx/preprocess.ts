/** Rewrites Docusaurus syntax that MDX can't parse. Keeps line numbers, and leaves code unchanged. */
export function preprocess(body: string): string {
  let fence: string | undefined
  let inComment = false
  return body
    .split('\n')
    .map((line) => {
      // Backticks after the fence mean it isn't a block: "```a```" is inline code.
      const mark = /^\s*(?:>\s*|[-*+]\s+|\d+[.)]\s+)*(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1]
      if (fence !== undefined) {
        if (mark?.startsWith(fence) && /^\s*(?:>\s*)*[`~]+\s*$/.test(line)) fence = undefined
        return line
      }
      if (!inComment) fence = mark
      if (fence !== undefined) return line
      const result = replaceComments(line, inComment)
      inComment = result.inComment
      return inComment ? result.line : replaceSyntax(result.line)
    })
    .join('\n')
}

function replaceComments(line: string, inComment: boolean): { line: string; inComment: boolean } {
  const at = inComment ? line.indexOf('-->') : findOutsideCode(line, '<!--')
  const before = at < 0 ? line : line.slice(0, at)
  const shown = inComment ? before.replaceAll('*/', '* /') : before
  if (at < 0) return { line: shown, inComment }
  const rest = replaceComments(line.slice(at + (inComment ? 3 : 4)), !inComment)
  return { line: `${shown}${inComment ? ' */}' : '{/* '}${rest.line}`, inComment: rest.inComment }
}

/** Position of a text outside inline code, or -1. */
const findOutsideCode = (line: string, text: string) =>
  line.replaceAll(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, (code) => ' '.repeat(code.length)).indexOf(text)

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
