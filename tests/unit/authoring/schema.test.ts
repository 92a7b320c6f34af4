import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildSchema, buildSchemaFiles, schemas } from '@/tools/schema/files'
import { categoryFields, collections } from '@/lib/content/fields'

const files = await buildSchemaFiles()

describe('the front matter schema', () => {
  it.each([...files.keys()])('%s is up to date', (file) => {
    const written = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    expect(written, `${file} is out of date. Run "npm run schema".`).toBe(files.get(file))
  })

  it('has every field of the model', () => {
    for (const { name, fields } of collections) {
      if (name === 'Partial') continue
      expect(Object.keys(schemas[name].properties ?? {})).toEqual(Object.keys(fields))
    }
    expect(Object.keys(schemas.Category.properties ?? {})).toEqual(Object.keys(categoryFields))
  })

  it('says what a field does, what it accepts, and which are required', () => {
    const schema = buildSchema('Name', 'What it is.', {
      title: { type: 'string', required: true, description: 'Its name.', length: [1, 9] },
      kind: { type: 'string', description: 'Its kind.', options: ['a', 'b'] },
      day: { type: 'date', description: 'Its day.' },
      words: { type: 'strings', description: 'Its words.' },
      place: { type: 'number', description: 'Its place.' },
      other: { type: 'any', description: 'Anything.' },
    })
    expect(schema).toEqual({
      $schema: 'http://json-schema.org/draft-07/schema#',
      title: 'Name',
      description: 'What it is.',
      type: 'object',
      properties: {
        title: { description: 'Its name.', type: 'string', minLength: 1, maxLength: 9 },
        kind: { description: 'Its kind.', type: 'string', enum: ['a', 'b'] },
        day: { description: 'Its day.', type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}([T ].*)?$' },
        words: { description: 'Its words.', type: 'array', items: { type: 'string' } },
        place: { description: 'Its place.', type: 'number' },
        other: { description: 'Anything.' },
      },
      required: ['title'],
      additionalProperties: false,
    })
  })
})
