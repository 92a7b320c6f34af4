import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import componentNames from '@/tools/catalog-schema/component-names.json'
import { catalogComponents } from '@/tools/catalog-schema/components'
import { readConfigType } from '@/tools/catalog-schema/derive/config-type'
import { evaluateModel } from '@/tools/catalog-schema/derive/evaluate'

const folders: string[] = []

/** A package with the parts of core that the script reads. */
function makePackage(model: string, type = ''): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'core-'))
  folders.push(dir)
  mkdirSync(path.join(dir, 'eventcatalog/src'), { recursive: true })
  mkdirSync(path.join(dir, 'dist'))
  writeFileSync(path.join(dir, 'package.json'), '{ "version": "9.9.9" }')
  writeFileSync(path.join(dir, 'dist/eventcatalog.config.d.ts'), type)
  const head = "import { z, defineCollection, reference } from 'astro:content'\nimport { glob } from 'astro/loaders'\n"
  const tail =
    "export const collections = { events: defineCollection({ loader: glob({ pattern: 'events/*' }), schema: model }) }"
  writeFileSync(path.join(dir, 'eventcatalog/src/content.config.ts'), `${head}const model = ${model}\n${tail}`)
  return dir
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

describe('derived from core', () => {
  it('the content model', async () => {
    const model =
      "z.object({ id: z.string(), size: z.enum(['S', 'M']).default('S') }).merge(z.object({ at: z.date().optional() }))"
    const { version, collections } = await evaluateModel(makePackage(model))
    expect(version).toBe('9.9.9')
    expect(collections.events?.patterns).toEqual(['events/*'])
    expect(collections.events?.schema.schema).toEqual({
      type: 'object',
      properties: { id: { type: 'string' }, size: { enum: ['S', 'M'], default: 'S' }, at: { isDate: true } },
      required: ['id'],
      additionalProperties: false,
    })
  })

  it("it stops at anything it doesn't know", async () => {
    await expect(evaluateModel(makePackage('z.object({ id: z.bigint() })'))).rejects.toThrow(
      'content.config.ts uses z.bigint',
    )
    await expect(evaluateModel(makePackage('z.object({}).refine((value) => value.id)'))).rejects.toThrow(
      'a check that this script doesn’t support',
    )
  })

  it('the configuration type', () => {
    const type =
      'type Part = { a: string; parts?: Part[] }\ninterface Config { title: string; parts?: Part[]; any: { [key: string]: { b?: false } } }'
    expect(readConfigType(makePackage('z.object({})', type))).toEqual({
      title: { type: 'string', isOptional: false },
      parts: { type: 'Part[]', isOptional: true },
      'parts[].a': { type: 'string', isOptional: false },
      'parts[].parts': { type: 'Part[]', isOptional: true },
      any: { type: '{ [key: string]: { b?: false } }', isOptional: false },
      'any.*': { type: '{ b?: false }', isOptional: true },
      'any.*.b': { type: 'false', isOptional: true },
    })
    expect(() => readConfigType(makePackage('z.object({})'))).toThrow('There is no type Config')
  })

  it('the list of components, all of which examples may use', () => {
    expect(Object.keys(catalogComponents).sort()).toEqual(componentNames.names)
  })
})
