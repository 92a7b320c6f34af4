import { lintContent } from '@/lib/authoring/lint/run'
import type { Speller } from '@/lib/authoring/lint/speller'
import { formatProblem } from '@/lib/problems'
import { makeTree, toOwnPage, type TreeFiles } from '../../support/tree'

/** Knows every word: dictionaries take a second to load, and most rules do not ask. */
export const noSpeller: Speller = () => Promise.resolve([])

/** The lines that `npm run lint:content` would print for a tree. */
export async function lintTree(files: TreeFiles, speller = noSpeller): Promise<string[]> {
  const problems = await lintContent({ contentDir: makeTree(files), speller })
  return problems.map(formatProblem)
}

/** Prose that no rule objects to: enough words, and links to three other pages. */
export const fineProse = [
  'After this page you can read a catalog. Start with [events](/docs/a), go on with [commands](/docs/b), and end with [queries](/docs/c).',
  ...Array.from(
    { length: 8 },
    () => 'A service sends a message when an order is placed, and another one receives it later.',
  ),
].join('\n\n')

/** Findings about the text of one page, which has nothing else to object to. The text begins in line 7. */
export async function lintText(text: string, fields: Record<string, unknown> = {}): Promise<string[]> {
  const lines = await lintTree({ 'docs/page.mdx': toOwnPage(`${text}\n\n${fineProse}`, fields) })
  return lines.map((line) => line.replace('content/docs/page.mdx:', ''))
}

/** Findings about the front matter of a page whose text is fine. */
export function lintFields(fields: Record<string, unknown>): Promise<string[]> {
  return lintText('', fields)
}
