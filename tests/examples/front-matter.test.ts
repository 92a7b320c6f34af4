import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkFrontMatter, fileKinds, findFileKind } from '@/tools/catalog-schema/front-matter'
import { listFiles } from '@/lib/kit/files'
import { parseYaml } from '@/tools/examples/yaml-place'
import { getFindings, toFence } from '../support/examples'

const catalog = 'examples/parcelwise'
const title = 'mdx title="domains/Ordering/services/OrderService/events/OrderPlaced/index.mdx"'
const event = `---
id: OrderPlaced
name: Order placed
version: 2.0.0
summary: An order was accepted and is waiting for payment.
owners:
  - ordering-team
---

Text.`

describe('the front matter schemas', () => {
  it('accept every file in the example catalog', () => {
    const findings = listFiles(catalog)
      .filter((file) => file.endsWith('.mdx'))
      .flatMap((file) => {
        const kind = findFileKind(file)
        const text = /^---\n([\s\S]*?)^---/m.exec(readFileSync(path.join(catalog, file), 'utf8'))?.[1] ?? ''
        if (kind === undefined) return [`${file}: no kind`]
        return checkFrontMatter(kind, parseYaml(text).values[0] ?? {}).map(({ message }) => `${file}: ${message}`)
      })
    expect(findings).toEqual([])
  })

  it.each([
    ['domains/Ordering/subdomains/Returns/services/ReturnService/index.mdx', 'services'],
    ['any/depth/events/OrderPlaced/versioned/1.0.0/index.md', 'events'],
    ['docs/guides/index.mdx', 'customPages'],
    ['events/OrderPlaced/changelog.mdx', 'changelogs'],
    ['teams/ordering-team.mdx', 'teams'],
    ['somewhere/services/OrderService/index.mdx', undefined],
  ])('determine the kind of %s', (file, kind) => {
    expect(findFileKind(file)).toBe(kind)
  })

  it('cover 17 kinds of files', () => {
    expect(fileKinds).toHaveLength(17)
  })
})

describe('front matter in an example', () => {
  it("passes when it's correct", async () => {
    expect(await getFindings(toFence(title, event))).toEqual([])
  })

  it.each([
    ['an unknown field', 'summary:', 'sumary:', '6  Unknown field "sumary". Did you mean "summary"?'],
    ['a missing field', 'name: Order placed\n', '', '3  Field "name" is missing.'],
    ['a wrong type', 'version: 2.0.0', 'version: 2', '5  Expected a string, found 2.'],
    [
      'a field that EventCatalog fills in',
      'owners:',
      'producers: [x]\nowners:',
      '7  The field "producers" is set by EventCatalog. Expected it to be omitted.',
    ],
    [
      'an unknown owner',
      'ordering-team',
      'odering-team',
      '1  Referenced user/team "odering-team" does not exist (linter: refs/owner-exists)',
    ],
    ['an unknown component', 'Text.', '<NodeGrahp />', '11  Unknown component <NodeGrahp>. Did you mean <NodeGraph>?'],
    ['YAML that does not parse', 'id: OrderPlaced', 'id: [OrderPlaced', /^\d+ {2}Invalid YAML in front matter: /],
  ])('is rejected with %s', async (_, right, wrong, message) => {
    const findings = await getFindings(toFence(title, event.replace(right, wrong)))
    expect(findings[0]).toMatch(message)
  })

  it('needs a path or a kind', async () => {
    expect((await getFindings(toFence('mdx', event)))[0]).toMatch(
      /^1 {2}Found front matter and no title\. Expected title=/,
    )
    expect(await getFindings(toFence('mdx kind="events"', event))).toEqual([])
    expect((await getFindings(toFence('mdx kind="event"', event)))[0]).toMatch(/Unknown kind "event"/)
  })

  it('may omit required fields where a comment says so', async () => {
    const short = '---\n# shortened: only its id\nid: OrderPlaced\n---\n'
    expect(await getFindings(toFence(title, short))).toEqual([])
    expect(await getFindings(toFence(title, short.replace('id:', 'identity:')))).toHaveLength(1)
  })

  it('may be an excerpt that names its kind', async () => {
    expect(await getFindings(toFence('yaml kind="services"', 'sends:\n  - id: OrderPlaced'))).toEqual([])
    expect(await getFindings(toFence('yaml kind="services"', 'sends:\n  - ids: OrderPlaced'))).toEqual([
      '3  sends.0: Field "id" is missing.',
      '3  sends.0.ids: Unknown field "ids". Did you mean "id"?',
    ])
  })
})
