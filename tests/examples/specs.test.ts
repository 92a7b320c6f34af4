import SwaggerParser from '@apidevtools/swagger-parser'
import { fromFile, Parser } from '@asyncapi/parser'
import { buildSchema } from 'graphql'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findCatalogIds } from '../support/catalog-ids'

const folder = path.resolve('examples/specs')
const files = readdirSync(folder)
const findFiles = (ending: string) =>
  files.filter((file) => file.endsWith(ending)).map((file) => path.join(folder, file))

/** When a specification example names a message, Parcelwise has one with that name. */
const ids = findCatalogIds('examples/parcelwise')

describe('Parcelwise specifications', () => {
  it.each(findFiles('.openapi.yml'))('%s is valid OpenAPI', async (file) => {
    const document = await SwaggerParser.validate(file)
    const paths: object = document.paths ?? {}
    const operations = Object.values<object>({ ...paths }).flatMap((item) =>
      Object.entries<{ operationId?: string }>({ ...item }),
    )
    // The plugin treats every key of a path as a method.
    for (const [method] of operations) expect(['get', 'post', 'put', 'patch', 'delete']).toContain(method)
    for (const [, operation] of operations) expect(ids).toContain(operation.operationId)
  })

  it.each(findFiles('.asyncapi.yml'))('%s is valid AsyncAPI', async (file) => {
    const { document, diagnostics } = await fromFile(new Parser(), file).parse()
    expect(diagnostics.filter(({ severity }) => Number(severity) === 0)).toEqual([])
    const messages = document?.allMessages().map((message) => message.id()) ?? []
    expect(messages.length).toBeGreaterThan(0)
    for (const id of messages) expect(ids).toContain(id)
  })

  it.each(findFiles('.graphql'))('%s is a complete GraphQL schema', (file) => {
    const schema = buildSchema(readFileSync(file, 'utf8'))
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).not.toEqual([])
  })

  it.each(['routes.asyncapi.yml', 'schemas/route.yml'])('%s is shown exactly as it is', (file) => {
    const page = readFileSync('content/docs/plugins/asyncapi/using-reference-objects.mdx', 'utf8')
    expect(page).toContain(`\n${readFileSync(path.join(folder, file), 'utf8').trimEnd()}\n\`\`\``)
  })

  it('include all three kinds', () => {
    expect(['.openapi.yml', '.asyncapi.yml', '.graphql'].map((ending) => findFiles(ending).length)).toEqual([2, 3, 1])
  })
})
