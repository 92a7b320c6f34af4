import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import { type Changes, applyChanges, createChanges } from '../changes'
import { runCommand } from '../command'
import { findCollection } from '@/lib/content/fields'
import { parseSource } from '@/lib/content/source-file'
import { ProblemList, type Problem } from '@/lib/kit/problems'
import { parseCategory } from '../../lint/fields'
import { parseText } from '../../lint/parse'
import { lintContent } from '../../lint/run'
import { addPublished } from '../published-addresses'
import { listLiveAddresses, type Workspace, openWorkspace } from '../workspace'
import { showProblem } from '@/lib/content/show-problem'

/** A page to be written. */
interface NewPage {
  address: string
  /** Path relative to the repository root. */
  file: string
  changes: Changes
  /** Whether it's excluded from exports until its author removes the draft flag. */
  isDraft: boolean
}

/** Page templates by kind. No collection includes their folder, so they aren't content. */
export const templateFolder = 'content/_templates'

/** Creates a page from its template by replacing each `__NAME__` in the front matter. */
function fillTemplate(root: string, name: string, values: Record<string, string>): string {
  const text = readFileSync(path.join(root, templateFolder, `${name}.mdx`), 'utf8')
  return text.replaceAll(/__([A-Z]+)__/g, (place, key: string) => {
    const value = values[key.toLowerCase()]
    if (value === undefined) throw new Error(`${templateFolder}/${name}.mdx: there is no value for ${place}.`)
    // Dates aren't quoted. Other text is quoted if YAML would misinterpret it.
    return key === 'DATE' ? value : stringify(value, { lineWidth: 0 }).trimEnd()
  })
}

/** @throws if a page's file exists */
export function assertUnwritten({ contentDir }: Workspace, file: string): void {
  if (existsSync(path.join(contentDir, file))) throw new Error(`content/${file} exists. Nothing was written.`)
}

/**
 * Plans a page from its template, with a valid description that obviously needs to be replaced. A draft doesn't change
 * the list of published addresses, because exports don't have its address and no page may link to it.
 * @param values text for the template
 */
export function createPage(
  workspace: Workspace,
  page: { address: string; file: string; template: string; values: Record<string, string>; publish: boolean },
): NewPage {
  const { root, docs, posts } = workspace
  const { address, file, publish } = page
  const start = address.length <= 70 ? `Draft of ${address}` : `Draft of …${address.slice(-60)}`
  const description = `${start}: one sentence for search results.`
  const filled = fillTemplate(root, page.template, { ...page.values, description })
  const text = publish ? filled.replace(/^draft: true\n/m, '') : filled
  const changes = createChanges()
  changes.writes.set(`content/${file}`, text)
  const source = publish ? parseSource(file, text, new ProblemList()) : undefined
  if (source !== undefined) {
    const isPost = file.startsWith('blog/')
    const after = { ...workspace, ...(isPost ? { posts: [...posts, source] } : { docs: [...docs, source] }) }
    const before = listLiveAddresses(workspace)
    const added = [...listLiveAddresses(after)].filter((each) => !before.has(each))
    addPublished(root, isPost ? [...added, '/blog'] : added, changes)
  }
  return { address, file: `content/${file}`, changes, isDraft: !publish }
}

/** Next steps for the author of a new page. */
export function describeNewPage({ address, file, isDraft }: NewPage): string[] {
  const publish = 'Publish it:  take "draft: true" out, then npx tsx tools/published.ts'
  return [
    `Written:     ${file}`,
    `See it:      npm run dev, then http://localhost:${process.env.PORT || 3000}${address}`,
    `Check it:    npm run lint:content ${file}`,
    ...(isDraft ? [publish] : []),
  ]
}

/** Lints new files before they're written. Most findings concern the given title or the words of the path. */
export function findProblems({ contentDir }: Workspace, changes: Changes): Problem[] {
  const unsaved = [...changes.writes].flatMap(([name, text]) => {
    if (!name.startsWith('content/')) return []
    const file = name.slice('content/'.length)
    const collection = findCollection(file)?.name
    if (collection === undefined) return parseCategory(file, text) ?? []
    const source = parseSource(file, text, new ProblemList())
    return source === undefined ? [] : { ...source, collection, ...parseText(source.body, source.bodyOffset) }
  })
  return lintContent({ contentDir, files: [], unsaved })
}

interface Arguments {
  /** First argument: the path of a page or the slug of a post. */
  target: string
  title: string | undefined
  /** Value of the command's own option. */
  option: string | undefined
  publish: boolean
}

/**
 * Runs `npm run new:doc` or `npm run new:post`.
 * @param option name of the command's own option
 */
export function runNew(usage: string, option: string, plan: (workspace: Workspace, args: Arguments) => NewPage): void {
  const options = { [option]: { type: 'string' }, publish: { type: 'boolean' } } as const
  runCommand(usage, options, [1, 2], ([target = '', title], values) => {
    const workspace = openWorkspace()
    const publish = values.publish === true
    const page = plan(workspace, { target, title, option: values[option] as string | undefined, publish })
    const problems = findProblems(workspace, page.changes)
    applyChanges(workspace.root, page.changes)
    console.log(describeNewPage(page).join('\n'))
    for (const problem of problems) console.warn(`warning  ${showProblem(problem)}`)
  })
}
