import { createProcessor } from '@mdx-js/mdx'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import { toSuggestion } from '../kit/closest'
import type { AuthorComponents, CompileContext } from './types'

/** Void HTML elements. MDX requires a closing slash. */
const voidElements = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** next-mdx-remote drops the position of a syntax error, so the text is parsed again. */
function findPlace(source: string): number | undefined {
  try {
    createProcessor({ format: 'mdx', remarkPlugins: [remarkGfm, remarkDirective] }).parse(source)
    return undefined
  } catch (error) {
    const { line } = error as { line?: unknown }
    return typeof line === 'number' ? line : undefined
  }
}

/** The message of an MDX syntax error, in terms that authors know. */
function toMessage(text: string, components: AuthorComponents): string {
  const [reason = ''] = text.replace(/^\[next-mdx-remote\] error compiling MDX:\s*/, '').split('\n')
  const opening = /^Unexpected character `(.)` \(U\+[\dA-F]+\) before name/.exec(reason.trim())?.[1]
  if (opening !== undefined)
    return `"<${opening}" looks like the start of a tag. Write "&lt;${opening}", or use backticks: \`<${opening}\`.`
  const unclosed = /closing tag for `<([\w.-]+)>`/.exec(text)?.[1]
  if (unclosed === undefined) return `Invalid MDX: ${reason.replace(/\s*More information:.*$/, '').trim()}`
  if (voidElements.test(unclosed)) return `<${unclosed}> is never closed. Expected <${unclosed} />.`
  const isKnown = components[unclosed] !== undefined || /^[a-z]/.test(unclosed)
  const hint = isKnown ? '' : toSuggestion(unclosed, Object.keys(components), (word) => `<${word}>`)
  return `<${unclosed}> is never closed. Expected </${unclosed}>, or <${unclosed} /> if it’s empty.${hint}`
}

/** Line and message of an MDX syntax error in a source text. */
export function toSyntaxProblem(
  error: unknown,
  { source, bodyOffset, components }: Pick<CompileContext, 'source' | 'bodyOffset' | 'components'>,
) {
  const text = error instanceof Error ? error.message : String(error)
  const written = /\((\d+):\d+(?:-\d+:\d+)?\)/.exec(text)
  const place = written === null ? findPlace(source) : Number(written[1])
  return { line: place === undefined ? undefined : place + bodyOffset, message: toMessage(text, components) }
}
