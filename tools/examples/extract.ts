import type { Code, Root } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { parseText } from '../lint/parse'
import { getLine } from '../lint/passages'
import { parseSource, type SourceFile } from '@/lib/content/source-file'
import { toConfigureFence, toIntegration } from '@/lib/integrations'
import { parseFenceMeta } from '@/lib/mdx/fences'
import { ProblemList } from '@/lib/kit/problems'
import type { Fence } from './types'

const plainParser = unified().use(remarkParse).freeze()
const markComment = /^\s*(?:\/\/|#|--|;|%|\/\*|<!--|\{\/\*)\s*highlight-(?:next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/

function parse(file: string, body: string): Root {
  const { tree, syntaxError } = parseText(body)
  // The compiler reports MDX syntax errors. Fences are checked regardless.
  return file.endsWith('.mdx') && syntaxError === undefined ? tree : plainParser.parse(body)
}

/** A trailing comment that marks its line: `// [!code ++]`. */
const markAtEnd = /\s*(?:\/\/|#|--|;|%|\/\*|<!--|\{\/\*)\s*\[!code ([^\]]*)\]\s*(?:\*\/\}?|-->)?\s*$/

/** The code that the copy button copies. Lines that it leaves out stay empty, to preserve line numbers. */
function toCopied(code: string): string {
  return code
    .split('\n')
    .map((line) => (markComment.test(line) || markAtEnd.exec(line)?.[1] === '--' ? '' : line.replace(markAtEnd, '')))
    .join('\n')
}

/** Languages whose fences may contain nested fences. */
const holders = new Set(['md', 'mdx', 'markdown'])

function toFences(node: Code, file: string, offset: number, outerReason: string | undefined): Fence[] {
  const meta = node.meta ?? ''
  const reason = /(?:^|\s)no-?check(?:=(?:"([^"]*)"|'([^']*)'))?(?=\s|$)/.exec(meta)
  const line = getLine(node) + offset
  const language = (node.lang ?? '').toLowerCase()
  const { title, verbatim } = parseFenceMeta(meta)
  const fence: Fence = {
    file,
    line,
    language,
    title,
    meta,
    code: verbatim ? node.value : toCopied(node.value),
    reason: reason === null ? outerReason : (reason[1] ?? reason[2] ?? ''),
  }
  return holders.has(language) ? [fence, ...extractFences(file, fence.code, line, fence.reason)] : [fence]
}

/** An integration's configuration is in its front matter, but shown as a fence. */
function listConfigurations(source: SourceFile | undefined): Fence[] {
  if (source === undefined || !source.file.startsWith('content/integrations/')) return []
  const { configure, configureFile } = toIntegration(source)
  if (configure === undefined) return []
  // The field is on the fence's line, and the code starts on the next one.
  const offset = (source.fieldLines.configure ?? 1) - 1
  const fences = extractFences(configureFile, toConfigureFence(configure, configureFile), offset)
  return fences.map((fence) => ({ ...fence, file: source.file }))
}

/** Finds every fence in a Markdown text, `offset` lines into its file, including those nested in Markdown fences. */
export function extractFences(file: string, text: string, offset = 0, outerReason?: string): Fence[] {
  const source = parseSource(file, text, new ProblemList())
  const body = source?.body ?? text
  const before = offset + (source?.bodyOffset ?? 0)
  const fences: Fence[] = listConfigurations(source)
  const lines = body.split('\n')
  visit(parse(file, body), 'code', (node: Code) => {
    const { line = 1, column = 1 } = node.position?.start ?? {}
    // Indented code isn't intentional, so skip it.
    const isFenced = /^\s*(?:`{3}|~{3})/.test(lines[line - 1]?.slice(column - 1) ?? '')
    if (isFenced) fences.push(...toFences(node, file, before, outerReason))
  })
  return fences
}
