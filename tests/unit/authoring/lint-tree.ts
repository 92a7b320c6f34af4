import { lintContent } from '@/tools/lint/run'
import { formatProblem } from '@/lib/kit/problems'
import { makeTree, toOwnPage, type TreeFiles } from '../../support/tree'

/** What `npm run lint:content` would print for a tree, without spelling. */
export function lintTree(files: TreeFiles): string[] {
  return lintContent({ contentDir: makeTree(files) }).map(formatProblem)
}

/** Prose that passes every rule: enough words, and links to three other pages. */
export const fineProse = [
  'A catalog lists every service. Start with [events](/docs/a), go on with [commands](/docs/b), and end with [queries](/docs/c).',
  ...Array.from(
    { length: 8 },
    () => 'A service sends a message when an order is placed, and another one receives it later.',
  ),
].join('\n\n')

/** The same prose with a number in each sentence, for trees whose pages may not repeat each other. */
export const toFineProse = (number: number) => fineProse.replaceAll(/\.(?=\s|$)/g, ` ${number}.`)

/** Findings about one page's text, on a page that's otherwise fine. The text starts on line 7. */
export function lintText(text: string, fields: Record<string, unknown> = {}): string[] {
  const lines = lintTree({ 'docs/page.mdx': toOwnPage(`${text}\n\n${fineProse}`, fields) })
  return lines.map((line) => line.replace('content/docs/page.mdx:', ''))
}

/** Findings about the front matter of a page whose text is fine. */
export function lintFields(fields: Record<string, unknown>): string[] {
  return lintText('', fields)
}
