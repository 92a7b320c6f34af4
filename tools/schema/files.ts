import { type Field, collections } from '@/lib/content/fields'
import { formatText } from '../format'
import { schemas } from './build-schema'

interface Snippet {
  scope: string
  prefix: string
  description: string
  body: string[]
}

/** Placeholder for a field's value: a choice of options, or free text. */
function toPlaceholder({ type, options, description }: Field, stop: number): string {
  if (options !== undefined) return `\${${stop}|${options.join(',')}|}`
  if (type === 'boolean') return `\${${stop}|true,false|}`
  if (type === 'strings') return `[\${${stop}}]`
  if (type === 'date') return '$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE'
  return description.startsWith('One sentence') ? `\${${stop}:One sentence of 50 to 160 characters.}` : `\${${stop}}`
}

/**
 * Front matter snippets from the content model: a complete block with `front`, a single field with `field`. They work
 * in any editor with snippet support. No extension supports schemas in MDX front matter yet.
 */
export function buildFrontMatterSnippets(): Record<string, Snippet> {
  const snippets: Record<string, Snippet> = {}
  const scope = 'mdx,markdown'
  for (const { name, description, fields } of collections) {
    const entries = Object.entries(fields)
    const kind = name.toLowerCase()
    if (entries.length === 0) continue
    const required = entries.filter(([field, { required }]) => required || field === 'date' || field === 'authors')
    const lines = required.map(([field, model], index) => `${field}: ${toPlaceholder(model, index + 1)}`)
    const body = ['---', ...lines, '---', '', '$0']
    snippets[`Front matter: ${kind}`] = { scope, prefix: `front-${kind}`, description, body }
    for (const [field, model] of entries) {
      if (model.required) continue
      snippets[`Field, ${kind}: ${field}`] = {
        scope,
        prefix: `field-${kind}-${field}`,
        description: model.description,
        body: [`${field}: ${toPlaceholder(model, 1)}`],
      }
    }
  }
  return snippets
}

/** Files that tell editors about the content model: paths relative to the repository root, with contents. */
export async function buildSchemaFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const data = Object.entries(schemas).map(
    ([name, schema]) => [`.vscode/front-matter/${name.toLowerCase()}.schema.json`, schema] as const,
  )
  for (const [file, value] of [...data, ['.vscode/front-matter.code-snippets', buildFrontMatterSnippets()] as const])
    files.set(file, await formatText(file, JSON.stringify(value, null, 2)))
  return files
}
