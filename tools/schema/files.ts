import type { JsonSchema } from '@/lib/catalog'
import { categoryFields, collections, type Collection, type Field, type Fields } from '@/lib/content/fields'
import { formatText } from '../format'

function toFieldType({ type, options, length }: Field): JsonSchema {
  if (type === 'any') return {}
  if (type === 'date') return { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}([T ].*)?$' }
  if (type === 'strings') return { type: 'array', items: { type: 'string' } }
  const limits = length === undefined ? {} : { minLength: length[0], maxLength: length[1] }
  return { type, ...(options === undefined ? {} : { enum: [...options] }), ...limits }
}

/** JSON Schema of a set of fields, used by editors and `npm run lint:content`. */
export function buildSchema(title: string, description: string, fields: Fields) {
  const entries = Object.entries(fields)
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title,
    description,
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([name, field]) => [name, { description: field.description, ...toFieldType(field) }]),
    ),
    required: entries.filter(([, field]) => field.required).map(([name]) => name),
    additionalProperties: false,
  }
}

const placeOfFolder = 'The name of a folder of pages, and its position in the sidebar.'

/** Schemas of all collections with fields. */
export const schemas = Object.fromEntries([
  ...collections
    .filter(({ name }) => name !== 'Partial')
    .map(({ name, description, fields }) => [
      name,
      buildSchema(`Front matter: ${name.toLowerCase()}`, description, fields),
    ]),
  ['Category', buildSchema('Category file', placeOfFolder, categoryFields)],
]) as Record<Exclude<Collection['name'], 'Partial'> | 'Category', ReturnType<typeof buildSchema>>

/** Placeholder for a field's value: a choice of options, or free text. */
function toPlaceholder({ type, options, description }: Field, stop: number): string {
  if (options !== undefined) return `\${${stop}|${options.join(',')}|}`
  if (type === 'boolean') return `\${${stop}|true,false|}`
  if (type === 'strings') return `[\${${stop}}]`
  if (type === 'date') return '$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE'
  return description.startsWith('One sentence') ? `\${${stop}:One sentence of 50 to 160 characters.}` : `\${${stop}}`
}

/** Snippets for editors: all front matter with `front`, a field with `field`. Schemas don't work in MDX files yet. */
export function buildFrontMatterSnippets() {
  const snippets: Record<string, { scope: string; prefix: string; description: string; body: string[] }> = {}
  const scope = 'mdx,markdown'
  for (const { name, description, fields } of collections) {
    const entries = Object.entries(fields)
    const kind = name.toLowerCase()
    if (entries.length === 0) continue
    const lines = entries
      .filter(([field, { required }]) => required || field === 'date' || field === 'authors')
      .map(([field, model], index) => `${field}: ${toPlaceholder(model, index + 1)}`)
    const body = ['---', ...lines, '---', '', '$0']
    snippets[`Front matter: ${kind}`] = { scope, prefix: `front-${kind}`, description, body }
    for (const [field, model] of entries.filter(([, { required }]) => !required))
      snippets[`Field, ${kind}: ${field}`] = {
        scope,
        prefix: `field-${kind}-${field}`,
        description: model.description,
        body: [`${field}: ${toPlaceholder(model, 1)}`],
      }
  }
  return snippets
}

/** Files that tell editors about the content model: paths relative to the repository root, with contents. */
export async function buildSchemaFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const add = async (file: string, value: object) =>
    files.set(file, await formatText(file, JSON.stringify(value, null, 2)))
  await add('.vscode/front-matter.code-snippets', buildFrontMatterSnippets())
  for (const [name, schema] of Object.entries(schemas))
    await add(`.vscode/front-matter/${name.toLowerCase()}.schema.json`, schema)
  return files
}
