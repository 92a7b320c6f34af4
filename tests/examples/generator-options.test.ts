import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import generators from '@/tools/catalog-schema/generator-options.json'

/** The rows of all option tables on a page: path, type, and whether it's required. */
function readTables(page: string) {
  const tables = page.matchAll(/^\| Option \|.*\n\|[-| ]+\|\n((?:\|.*\n)+)/gm)
  const rows = [...tables].flatMap(([, body = '']) => body.trimEnd().split('\n'))
  return rows.map((row) => {
    const [, name = '', type = '', required = ''] = row
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll(/[`\\]/g, ''))
    return [name, { type, required: required === 'yes' }] as const
  })
}

describe.each(Object.entries(generators))('the %s plugin reference', (name, { version, options }) => {
  const page = readFileSync(`content/docs/plugins/${name}/plugin-configuration.mdx`, 'utf8')
  const rows = readTables(page)

  it('lists each option once', () => {
    expect(rows.map(([path]) => path).sort()).toEqual(Object.keys(options).sort())
  })

  it('has the types that the plugin declares', () => {
    expect(Object.fromEntries(rows)).toEqual(options)
  })

  it('comes from the version that was documented', () => {
    const source = readFileSync('content/partials/graphql-source.mdx', 'utf8')
    expect(name === 'graphql' ? source : page).toContain(version)
    expect(readFileSync(`content/docs/plugins/${name}/installation.mdx`, 'utf8')).toContain(
      `generator-${name}@${version}`,
    )
  })
})
