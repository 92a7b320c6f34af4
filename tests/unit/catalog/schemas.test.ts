import { describe, expect, test } from 'vitest'
import { getMessage } from '@/lib/catalog/find'
import { loadCatalog } from '@/lib/catalog/load'
import {
  choosePart,
  compareSchemas,
  type Audience,
  compareMessages,
  toHunks,
  toRows,
} from '@/lib/catalog/schema/changes'
import { findSchemaTree, readAvro, readJsonSchema } from '@/lib/catalog/schema/read'
import type { SchemaField } from '@/lib/catalog/schema/types'
import { toDiffText } from '@/lib/catalog/text/schemas'

const catalog = loadCatalog()

const listFields = (fields: readonly SchemaField[]): SchemaField[] =>
  fields.flatMap((field) => [field, ...listFields(field.fields)])

const read = (schema: object) => readJsonSchema(JSON.stringify(schema))

describe('A JSON Schema', () => {
  test('becomes fields with types, formats, limits, values, examples and defaults', () => {
    const { fields, dialect } = read({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      required: ['id'],
      properties: {
        id: { type: 'string', format: 'uuid', description: 'The id.', examples: ['4711'] },
        size: { enum: ['S', 'M'], default: 'M' },
        parts: { type: 'array', minItems: 1, maxItems: 3, items: { type: 'integer', minimum: 0 } },
        code: { type: ['string', 'null'], pattern: '^[A-Z]+$', maxLength: 3 },
      },
    })
    expect(dialect).toBe('JSON Schema 2020-12')
    const plain = { limits: [], values: [], fields: [] }
    expect(fields).toEqual([
      {
        ...plain,
        name: 'id',
        path: 'id',
        type: 'string',
        required: true,
        format: 'uuid',
        description: 'The id.',
        example: '4711',
      },
      { ...plain, name: 'size', path: 'size', type: 'value', required: false, values: ['S', 'M'], default: 'M' },
      {
        ...plain,
        name: 'parts',
        path: 'parts',
        type: 'array of integer',
        required: false,
        limits: ['1 to 3 items', 'at least 0'],
      },
      {
        ...plain,
        name: 'code',
        path: 'code',
        type: 'string or null',
        required: false,
        limits: ['at most 3 characters', 'pattern ^[A-Z]+$'],
      },
    ])
  })

  test("resolves references within the file, keeps the field's description, and stops at recursive types", () => {
    const { fields } = read({
      properties: {
        root: { allOf: [{ $ref: '#/definitions/Node' }], description: 'The first.', required: ['inner'] },
        other: { $ref: 'https://elsewhere.example/schema.json' },
      },
      definitions: {
        Node: {
          type: 'object',
          description: 'A node.',
          required: ['name'],
          properties: { name: { type: 'string' }, inner: { type: 'array', items: { $ref: '#/definitions/Node' } } },
        },
      },
    })
    expect(fields[0]).toMatchObject({ type: 'Node', description: 'The first.' })
    expect(fields[0]?.fields.map(({ path, type, required }) => [path, type, required])).toEqual([
      ['root.name', 'string', true],
      ['root.inner', 'array of Node', true],
    ])
    expect(fields[0]?.fields[1]?.fields[0]?.path).toBe('root.inner[].name')
    expect(fields[1]).toMatchObject({ type: 'schema.json', fields: [] })
    expect(listFields(fields).length).toBeLessThan(30)
  })

  test("that's invalid is an error", () => {
    expect(() => readJsonSchema('[]')).toThrow('Expected a schema that is a JSON object.')
    expect(() => readJsonSchema('{')).toThrow(SyntaxError)
  })
})

describe('An Avro schema', () => {
  test('becomes fields. Unions with null are nullable, and a default makes a field optional', () => {
    const { dialect, fields } = readAvro(
      JSON.stringify({
        type: 'record',
        name: 'E',
        namespace: 'a.b',
        fields: [
          { name: 'at', type: { type: 'long', logicalType: 'timestamp-millis' }, doc: 'When.' },
          { name: 'end', type: ['null', 'int'], default: null },
          { name: 'kind', type: { type: 'enum', name: 'Kind', symbols: ['A', 'B'] } },
          { name: 'id', type: { type: 'fixed', name: 'Uuid', size: 16 } },
          { name: 'tags', type: { type: 'map', values: 'string' } },
          {
            name: 'points',
            type: { type: 'array', items: { type: 'record', name: 'P', fields: [{ name: 'x', type: 'double' }] } },
          },
        ],
      }),
    )
    expect(dialect).toBe('Avro')
    expect(fields.map(({ name, type, required, limits }) => [name, type, required, limits])).toEqual([
      ['at', 'long', true, []],
      ['end', 'int', false, ['may be null']],
      ['kind', 'enum Kind', true, []],
      ['id', 'fixed Uuid', true, ['16 bytes']],
      ['tags', 'map of string', true, []],
      ['points', 'array of record P', true, []],
    ])
    expect(fields[0]).toMatchObject({ format: 'timestamp-millis', description: 'When.' })
    expect(fields[1]?.default).toBe('null')
    expect(fields[2]?.values).toEqual(['A', 'B'])
    expect(fields[5]?.fields[0]?.path).toBe('points[].x')
  })

  test("that isn't a record is an error", () => {
    expect(() => readAvro('{"type":"enum"}')).toThrow('Expected an Avro schema of type "record".')
  })
})

describe('Every schema of the example catalog', () => {
  test('is read: trees have a description for each field, Protobuf is text', () => {
    const formats = new Set<string>()
    for (const resource of catalog.resources) {
      const schema = 'schema' in resource ? resource.schema : undefined
      if (schema === undefined) continue
      formats.add(schema.format)
      const tree = findSchemaTree(schema)
      expect(tree === undefined).toBe(schema.format === 'protobuf')
      for (const field of listFields(tree?.fields ?? [])) expect(field.description, field.path).toBeTruthy()
    }
    expect([...formats].sort()).toEqual(['avro', 'json', 'protobuf'])
  })
})

describe('A schema change', () => {
  const string = { type: 'string' }
  const object = (properties: object, required: string[] = []) => ({ type: 'object', properties, required })
  const changes = (before: object, after: object, audience: Audience) =>
    compareSchemas(read(before), read(after), audience).map(({ path, change, what, breaking }) =>
      [change, path, what, breaking ? 'breaking' : 'safe'].join(' | '),
    )

  const rules: [string, object, object, string, Audience[]][] = [
    ['added and optional', object({}), object({ a: string }), 'added | a | string, optional', []],
    ['added and required', object({}), object({ a: string }, ['a']), 'added | a | string, required', ['senders']],
    ['removed', object({ a: string }), object({}), 'removed | a | string, was optional', ['readers']],
    ['required now', object({ a: string }), object({ a: string }, ['a']), 'changed | a | is required now', ['senders']],
    ['optional now', object({ a: string }, ['a']), object({ a: string }), 'changed | a | is optional now', ['readers']],
    [
      'a different type',
      object({ a: string }),
      object({ a: { type: 'integer' } }),
      'changed | a | is integer instead of string',
      ['readers', 'senders'],
    ],
    [
      'a different format',
      object({ a: { type: 'string', format: 'date' } }),
      object({ a: { type: 'string', format: 'uuid' } }),
      'changed | a | has the format uuid instead of date',
      ['readers', 'senders'],
    ],
    [
      'one more value',
      object({ a: { enum: ['x'] } }),
      object({ a: { enum: ['x', 'y'] } }),
      'changed | a | may also be y',
      ['readers'],
    ],
    [
      'one value fewer',
      object({ a: { enum: ['x', 'y'] } }),
      object({ a: { enum: ['x'] } }),
      'changed | a | is no longer y',
      ['senders'],
    ],
    [
      'different limits',
      object({ a: { type: 'integer', maximum: 9 } }),
      object({ a: { type: 'integer', maximum: 5 } }),
      'changed | a | has the limits at most 5 instead of at most 9',
      ['readers', 'senders'],
    ],
    [
      'a different description',
      object({ a: { type: 'string', description: 'One.' } }),
      object({ a: { type: 'string', description: 'Two.' } }),
      'changed | a | has a new description',
      [],
    ],
  ]

  test.each(rules)('%s breaks only the consumers it affects', (_, before, after, line, broken) => {
    for (const audience of ['readers', 'senders'] as const)
      expect(changes(before, after, audience)).toEqual([`${line} | ${broken.includes(audience) ? 'breaking' : 'safe'}`])
  })

  test("inside an added or removed field isn't reported separately", () => {
    const inner = object({ a: object({ b: string, c: object({ d: string }) }) })
    expect(changes(object({}), inner, 'readers')).toEqual(['added | a | object, optional | safe'])
    expect(changes(inner, object({}), 'readers')).toEqual(['removed | a | object, was optional | breaking'])
  })

  test("doesn't exist between equal schemas", () => {
    expect(changes(object({ a: string }), object({ a: string }), 'readers')).toEqual([])
  })

  test('in the example: removed fields of OrderPlaced break its readers, new fields of PlaceOrder its senders', () => {
    const compare = (id: string) => compareMessages(getMessage(catalog, id, '1.0.0'), getMessage(catalog, id, '2.0.0'))
    const breaking = (id: string) => compare(id)?.changes.flatMap(({ path, breaking: is }) => (is ? path : []))
    expect(compare('OrderPlaced')?.audience).toBe('readers')
    expect(breaking('OrderPlaced')).toEqual(['parcelId', 'weightGrams'])
    expect(compare('PlaceOrder')?.audience).toBe('senders')
    expect(breaking('PlaceOrder')).toEqual(['quoteId', 'parcels'])
  })

  test('has a text version for copies and screen readers, followed by the lines', () => {
    const text = toDiffText(catalog, { message: 'OrderPlaced', from: '1.0.0', to: '2.0.0' })
    expect(text).toContain('- removed: `weightGrams`, integer, was required (**breaking**)')
    expect(text).toContain('- added: `quoteId`, string, required\n')
    expect(text).toMatch(/```diff title="schema.json"[\s\S]*\n-\s+"weightGrams",/)
  })

  test('side by side puts each removed line next to the line that replaces it', () => {
    const toLines = (text: string) => [...text].map((change, index) => ({ change, line: `${index}` }))
    const write = (text: string) =>
      toRows(toLines(text))
        .map(({ before = '', after = '', isChanged }) => `${before}${isChanged ? '→' : '='}${after}`)
        .join(' ')
    expect(write(' --+ ')).toBe('0=0 1→3 2→ 4=4')
    expect(write('-++ -+')).toBe('0→1 →2 3=3 4→5')
    expect(write('+ -')).toBe('→0 1=1 2→')
    expect(write('')).toBe('')
  })

  test('as a diff keeps two lines of context around each change', () => {
    const lines = (text: string) => [...text].join('\n')
    expect(
      toHunks(lines('abcdefghijk'), lines('abcXefghijY')).map((hunk) =>
        hunk.map(({ change, line }) => change + line).join(','),
      ),
    ).toEqual([' b, c,-d,+X, e, f', ' i, j,-k,+Y'])
    expect(toHunks('a', 'a')).toEqual([])
  })

  test('has one part that stands for all: the shortest one in which a field disappears', () => {
    const [before, after] = ['1.0.0', '2.0.0'].map((version) => getMessage(catalog, 'ParcelDelivered', version))
    const parts = toHunks(before?.schema?.text ?? '', after?.schema?.text ?? '')
    const changes = before === undefined || after === undefined ? [] : (compareMessages(before, after)?.changes ?? [])
    const [part = [], ...others] = choosePart(parts, changes)
    const toText = (sign: string) => part.flatMap(({ change, line }) => (change === sign ? [line.trim()] : []))
    expect(toText('-')).toEqual(['"signatureUrl": "https://parcelwise.example/signatures/71b5d3e9.png"'])
    expect(toText('+')).toContain('"proof": {')
    expect(others).toEqual([])
    expect(choosePart(parts, [])).toEqual([parts[0]])
    expect(choosePart([], changes)).toEqual([])
  })
})
