import { format, resolveConfig } from 'prettier'
import { type Field, collections } from '@/lib/content/fields'
import { schemas, type SchemaName } from './build-schema'

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
  for (const { name, description, fields } of collections) {
    const entries = Object.entries<Field>(fields)
    const kind = name.toLowerCase()
    if (entries.length === 0) continue
    const required = entries.filter(([field, { required }]) => required || field === 'date' || field === 'authors')
    snippets[`Front matter: ${kind}`] = {
      scope: 'mdx,markdown',
      prefix: `front-${kind}`,
      description,
      body: [
        '---',
        ...required.map(([field, model], i) => `${field}: ${toPlaceholder(model, i + 1)}`),
        '---',
        '',
        '$0',
      ],
    }
    for (const [field, model] of entries) {
      if (model.required) continue
      snippets[`Field, ${kind}: ${field}`] = {
        scope: 'mdx,markdown',
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
  const config = await resolveConfig('package.json')
  const files = new Map<string, string>()
  // Formatted like `npm run format` would. Prettier chooses JSON or JSON with comments by file name.
  const add = async (file: string, data: unknown) =>
    files.set(file, await format(JSON.stringify(data, null, 2), { ...config, filepath: file }))
  for (const name of Object.keys(schemas) as SchemaName[])
    await add(`.vscode/front-matter/${name.toLowerCase()}.schema.json`, schemas[name])
  await add('.vscode/front-matter.code-snippets', buildFrontMatterSnippets())
  return files
}
