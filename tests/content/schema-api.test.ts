import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkSpecification } from '@/tools/examples/specifications'

const file = 'public/openapi/schema-api.yaml'
const page = readFileSync('content/docs/development/guides/schemas/api.mdx', 'utf8')
const text = readFileSync(file, 'utf8')
const description = parse(text) as { openapi: string; info: { version: string }; paths: Record<string, unknown> }

describe('the OpenAPI description of the schema API', () => {
  test('passes the validator', async () => {
    expect(description.openapi).toBe('3.1.0')
    expect(await checkSpecification({ ...description }, text)).toEqual([])
  })

  test('is linked from the page, and has the same routes', () => {
    expect(page).toContain(`(/${file.replace('public/', '')})`)
    const routes = [...page.matchAll(/^\| `GET (\S+)` \|/gm)].map(([, route]) => route)
    expect(routes).toEqual(Object.keys(description.paths))
  })

  test('describes the documented version', () => {
    const releases = readFileSync('content/docs/development/releases.mdx', 'utf8')
    expect(releases).toContain(`core **${description.info.version}**`)
  })
})
