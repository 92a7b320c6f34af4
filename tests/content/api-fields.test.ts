import { describe, expect, test } from 'vitest'
import { compareFields } from '../support/api-fields/compare-fields'
import { configSchema } from '@/lib/catalog/config/schema'
import { readDocumentedFields } from '../support/api-fields/documented-fields'
import derived from '@/tools/catalog-schema/front-matter.json'
import type { JsonSchema } from '@/lib/catalog/config/types'

const pages: { page: string; kind: string; prefixes?: Record<string, string> }[] = [
  { page: 'event', kind: 'events' },
  { page: 'command', kind: 'commands' },
  { page: 'query', kind: 'queries' },
  { page: 'channel', kind: 'channels' },
  { page: 'domain', kind: 'domains' },
  { page: 'data', kind: 'containers' },
  { page: 'service', kind: 'services', prefixes: { specifications: 'specifications[].' } },
  { page: 'flow', kind: 'flows', prefixes: { steps: 'steps[].', nodes: 'steps[].' } },
  { page: 'entity', kind: 'entities', prefixes: { properties: 'properties[].' } },
]

const kinds: Record<string, { filledIn: string[]; schema: JsonSchema } | undefined> = derived.resources

function getKind(kind: string) {
  const found = kinds[kind]
  if (found === undefined) throw new Error(`There are no files of the kind "${kind}".`)
  return found
}

function compare(
  page: string,
  kind: string,
  prefixes: Record<string, string> = {},
  change = (schema: JsonSchema) => schema,
) {
  const { schema, filledIn } = getKind(kind)
  // The glossary of a domain is a separate file.
  const fields = readDocumentedFields('content', `docs/api/${page}.mdx`).filter(
    ({ section }) => section !== 'ubiquitous-language',
  )
  return compareFields(fields, { schema: change(schema), prefixes, silent: filledIn })
}

describe('Field tables', () => {
  test.each(pages)('of /docs/api/$page match the schema', ({ page, kind, prefixes }) => {
    expect(compare(page, kind, prefixes)).toEqual([])
  })

  test('of a glossary match its file', () => {
    const fields = readDocumentedFields('content', 'docs/api/domain.mdx').filter(
      ({ section }) => section === 'ubiquitous-language',
    )
    const { schema, filledIn } = getKind('ubiquitousLanguages')
    expect(compareFields(fields, { schema, prefixes: {}, silent: filledIn })).toEqual([])
  })

  test('of /docs/api/config match the configuration', () => {
    const fields = readDocumentedFields('content', 'docs/api/config.mdx')
      // The page lists it to say that it does nothing.
      .filter(({ name }) => name !== 'docs.sidebar.showPageHeadings')
      // An item of custom docs is what its section is.
      .map((field) => ({
        ...field,
        name: field.section === 'custom-docs' ? field.name.replace('items[].', '') : field.name,
      }))
    const comparison = { schema: configSchema, prefixes: { 'custom-docs': 'customDocs.sidebar[].' }, silent: [] }
    expect(compareFields(fields, comparison)).toEqual([])
  })
})

describe('A schema change is detected', () => {
  const event = (change: (schema: JsonSchema) => JsonSchema) => compare('event', 'events', {}, change)
  const { owners: _, ...others } = getKind('events').schema.properties ?? {}

  test('when a field is added', () => {
    expect(
      event((schema) => ({ ...schema, properties: { ...schema.properties, priority: { type: 'number' } } })),
    ).toEqual(['"priority" is missing.'])
  })

  test('when a field is renamed', () => {
    expect(event((schema) => ({ ...schema, properties: { ...others, owner: { type: 'array', items: {} } } }))).toEqual([
      '"owners" is no field. Did you mean "owner"?',
      '"owners[]" is no field. Did you mean "owner"?',
      '"owner" is missing.',
    ])
  })

  test('when a field becomes required or optional', () => {
    expect(event((schema) => ({ ...schema, required: ['id', 'version', 'summary'] }))).toEqual([
      '"name" is optional, and the page says the opposite.',
      '"summary" is required, and the page says the opposite.',
    ])
  })
})
