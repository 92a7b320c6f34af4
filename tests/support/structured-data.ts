import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import type { StructuredData } from '@/lib/outputs/structured-data'

type Schema = Record<string, unknown>

const text: Schema = { type: 'string', minLength: 1 }
const url: Schema = { type: 'string', format: 'uri', pattern: '^https?://' }
const day: Schema = { type: 'string', format: 'date' }

/** A schema.org type. Unlisted properties aren't allowed, and those without `?` are required. */
function thing(type: string, properties: Record<string, Schema>): Schema {
  const named = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name.replace('?', ''), schema]))
  const required = Object.keys(properties).filter((name) => !name.endsWith('?'))
  return {
    type: 'object',
    properties: { '@type': { const: type }, '@context': { const: 'https://schema.org' }, ...named },
    required: ['@type', ...required],
    additionalProperties: false,
  }
}

const organization = thing('Organization', { name: text, 'url?': url })
const person = thing('Person', { name: text, 'url?': url })
const list = (items: Schema): Schema => ({ type: 'array', items, minItems: 1 })

/** What https://schema.org allows for the types this site uses, and what search engines require. */
const schemas: Record<StructuredData['@type'], Schema> = {
  WebSite: thing('WebSite', {
    name: text,
    url,
    potentialAction: thing('SearchAction', {
      target: thing('EntryPoint', { urlTemplate: { type: 'string', pattern: '\\{search_term_string\\}$' } }),
      'query-input': { const: 'required name=search_term_string' },
    }),
  }),
  SoftwareApplication: thing('SoftwareApplication', {
    name: text,
    description: text,
    url,
    applicationCategory: { enum: ['DeveloperApplication'] },
    softwareVersion: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$' },
    license: url,
    offers: thing('Offer', { price: { const: 0 }, priceCurrency: { const: 'USD' } }),
    publisher: organization,
    sameAs: list(url),
  }),
  TechArticle: thing('TechArticle', { headline: { ...text, maxLength: 110 }, url, 'dateModified?': day }),
  CollectionPage: thing('CollectionPage', { name: text, url }),
  BlogPosting: thing('BlogPosting', {
    headline: { ...text, maxLength: 110 },
    description: text,
    url,
    datePublished: day,
    'dateModified?': day,
    'keywords?': list(text),
    author: list({ anyOf: [organization, person] }),
    publisher: organization,
  }),
  BreadcrumbList: thing('BreadcrumbList', {
    itemListElement: {
      ...list(thing('ListItem', { position: { type: 'integer', minimum: 1 }, name: text, 'item?': url })),
      minItems: 2,
    },
  }),
  WebPage: thing('WebPage', { name: text, description: text, url }),
  FAQPage: thing('FAQPage', {
    mainEntity: list(thing('Question', { name: text, acceptedAnswer: thing('Answer', { text }) })),
  }),
}

const ajv = new Ajv({ allErrors: true, strict: false })
addFormats(ajv)
const validators = new Map(Object.entries(schemas).map(([type, schema]) => [type, ajv.compile(schema)]))

/** The things in a script, without the graph around them. */
export function toThings(json: string): Record<string, unknown>[] {
  const data = JSON.parse(json) as Record<string, unknown>
  return Array.isArray(data['@graph']) ? (data['@graph'] as Record<string, unknown>[]) : [data]
}

/** Errors in a thing, such as `TechArticle/url must match format "uri"`. */
export function findErrors(thing: object): string[] {
  const type = String((thing as { '@type'?: unknown })['@type'])
  const validate = validators.get(type)
  if (validate === undefined) return [`${type} is no type that this site uses`]
  if (validate(thing)) return findWrongPositions(thing)
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const extra = (params as { additionalProperty?: string }).additionalProperty
    return `${type}${instancePath} ${message}${extra === undefined ? '' : `: ${extra}`}`
  })
}

function findWrongPositions(thing: object): string[] {
  const { itemListElement: items } = thing as { itemListElement?: { position: number; item?: string }[] }
  if (items === undefined) return []
  const isCounted = items.every(({ position }, index) => position === index + 1)
  const isLed = items.slice(0, -1).every(({ item }) => item !== undefined)
  return [...(isCounted ? [] : ['positions are not counted from 1']), ...(isLed ? [] : ['a step has no address'])]
}
