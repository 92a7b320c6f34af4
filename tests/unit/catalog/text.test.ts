import { describe, expect, test } from 'vitest'
import { drawings } from '@/lib/catalog/drawings'
import { listLatest } from '@/lib/catalog/find'
import { buildGraphView } from '@/lib/catalog/graph/view'
import { loadCatalog } from '@/lib/catalog/load'
import { joinBlocks, writeCode, writeLine, writeTable } from '@/lib/catalog/text/blocks'

const catalog = loadCatalog()

describe('The text version of a drawing', () => {
  test("lists every message of a graph with its senders and receivers, and everything else that's drawn", () => {
    for (const { id } of listLatest(catalog, 'domain')) {
      const text = drawings.CatalogGraph.text(catalog, { domain: id })
      const view = buildGraphView(catalog, { domain: id })
      for (const { message, senders, receivers } of view.messages) {
        const line = text.split('\n').find((item) => item.startsWith(`- ${message.name} ${message.version} (`)) ?? ''
        for (const { name } of [...senders, ...receivers]) expect(line, message.id).toContain(name)
      }
      const others = [...view.parties, ...view.channels, ...view.stores.map(({ store }) => store)]
      expect(others.length).toBeGreaterThan(3)
      for (const { name } of others)
        expect(
          text.split('\n').some((item) => item.startsWith(`- ${name}`)),
          name,
        ).toBe(true)
    }
  })

  test('lists every step of a flow with its next steps', () => {
    for (const { id, steps } of listLatest(catalog, 'flow')) {
      const text = drawings.FlowWalk.text(catalog, { flow: id })
      steps.forEach(({ title, next }, index) => {
        expect(text).toContain(`${index + 1}. **${title}**`)
        for (const way of next) {
          const at = steps.findIndex((step) => step.id === way.id) + 1
          expect(text).toContain(
            `${way.label === undefined ? 'then' : `${way.label}:`} step ${at}, ${steps[at - 1]?.title}`,
          )
        }
      })
    }
  })

  test('lists every property and relation of an entity', () => {
    const text = drawings.EntityMap.text(catalog, { domain: 'Ordering' })
    expect(text).toContain('Order 1.0.0, aggregate root, known by `orderId`')
    expect(text).toContain('- `customerId` UUID, required, placed by Customer')
  })

  test('escapes Markdown characters, and writes tables and code', () => {
    const table = writeTable(['A', 'B'], [[['x|y'], [{ strong: 'z' }]]])
    expect(joinBlocks(writeLine('a*b', { code: 'c*d' }), '', table, writeCode('json', 'f.json', '{}'))).toBe(
      'a\\*b`c*d`\n\n| A | B |\n| --- | --- |\n| x\\|y | **z** |\n\n```json title="f.json"\n{}\n```',
    )
  })
})
