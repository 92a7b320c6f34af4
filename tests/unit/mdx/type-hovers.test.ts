import { describe, expect, test } from 'vitest'
import { toTypeText, writeConfigTypes } from '@/lib/catalog/config/schema'
import { addConfigType, hasTypes } from '@/lib/mdx/highlighter'
import { compile } from '../../support/compile'

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n`

/** The types shown for names in a block. */
async function findTypes(text: string): Promise<Record<string, string>> {
  const { html } = await compile(text, { contentDir: 'content' })
  const found = html.matchAll(/<span class="q[^"]*" tabindex="0" aria-description="([^"]*)">([^<]*)<\/span>/g)
  return Object.fromEntries([...found].map(([, type = '', name = '']) => [name, type]))
}

describe('Types of names in a block', { timeout: 120_000 }, () => {
  test('are shown if it uses the SDK', async () => {
    const types = await findTypes(
      fence(
        'ts',
        "import utils from '@eventcatalog/sdk'\nconst { getTeam } = utils('.')\nconst team = await getTeam('a')",
      ),
    )
    expect(types).toEqual({
      getTeam: 'const getTeam: (id: string) => Promise<Team | undefined>',
      team: 'const team: Team | undefined',
    })
  })

  test('are shown in a configuration, even without a type annotation', async () => {
    const code = "export default {\n  title: 'Parcelwise',\n  rss: { enabled: true },\n}"
    const types = await findTypes(fence('js title="eventcatalog.config.js"', code))
    // Types that are obvious from the value aren't shown.
    expect(types).toEqual({ rss: 'rss?: {\n  enabled: boolean;\n  limit?: number;\n}' })
  })

  test("aren't shown elsewhere", async () => {
    expect(await findTypes(fence('ts', 'const a = 1\nconst b = a'))).toEqual({})
  })
})

test.each([
  ['ts', '', "import utils from '@eventcatalog/sdk'", true],
  ['ts', 'no-types', "import utils from '@eventcatalog/sdk'", false],
  ['bash', '', "import utils from '@eventcatalog/sdk'", false],
  ['js', 'title="eventcatalog.config.js"', 'export default {}', true],
  ['ts', 'twoslash', 'const a = 1', true],
  ['ts', '', 'const a = 1', false],
])('A %s block with "%s" and `%s` has types: %s', (language, meta, code, expected) => {
  expect(hasTypes(language, meta, code)).toBe(expected)
})

describe('The configuration type', () => {
  test('has the fields of the strict schema', () => {
    expect(writeConfigTypes()).toContain("output?: 'static' | 'server'")
    expect(writeConfigTypes()).toContain('interface Entry { label: string;')
  })

  test.each([
    [{ type: 'string' }, 'string'],
    [{ type: ['string', 'number'] }, 'string | number'],
    [{ type: 'array', items: { enum: ['a', 1] } }, "('a' | 1)[]"],
    [{ anyOf: [{ const: true }, { type: 'object' }] }, 'true | Record<string, unknown>'],
    [{ $ref: '#/$defs/entry' }, 'Entry'],
    [{}, 'unknown'],
  ])('prints %j as %s', (schema, expected) => {
    expect(toTypeText(schema)).toBe(expected)
  })

  test("is only added to configurations that don't declare it", () => {
    expect(addConfigType('const a = 1')).toBe('const a = 1')
    expect(addConfigType('export default {}')).toContain('// ---cut---\nexport default {}')
  })
})
