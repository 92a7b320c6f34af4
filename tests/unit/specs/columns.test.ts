import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { placeColumns } from '@/components/try-spec/columns'
import { MAX_DRAWN, toDrawnPlan, toSpecView } from '@/components/try-spec/spec-view'
import { buildPlan } from '@/lib/catalog/graph/plan'
import { importSpec } from '@/lib/specs/import-spec'
import { sampleFile, sampleText } from '@/lib/specs/sample'

const load = (...files: string[]) => files.flatMap((file) => importSpec(readFileSync(file, 'utf8'), file).service ?? [])

const specs = (name: string) => `examples/specs/${name}`
const cases = [
  [
    'one service',
    importSpec(sampleText, sampleFile).service === undefined
      ? []
      : [importSpec(sampleText, sampleFile)].flatMap(({ service }) => service ?? []),
  ],
  ['an API', load('tests/fixtures/specs/openapi-3.1-security.json')],
  [
    'several services',
    load(
      specs('orders.openapi.yml'),
      specs('tracking.asyncapi.yml'),
      specs('billing.asyncapi.yml'),
      specs('routes.asyncapi.yml'),
    ),
  ],
] as const

it.each(cases)('The boxes of %s do not overlap, and every line ends at its boxes', (_, services) => {
  const plan = toDrawnPlan(buildPlan(toSpecView(services)))
  expect(plan.edges.length).toBeGreaterThan(0)
  for (const shape of ['wide', 'narrow'] as const) {
    const { boxes, lines, width, height } = placeColumns(plan, shape)
    const nodes = [...plan.parties, ...plan.lanes]
    const placed = nodes.map((node) => ({ ...node, x: boxes[node.key]?.x ?? NaN, y: boxes[node.key]?.y ?? NaN }))
    for (const a of placed) {
      expect(a.x).toBeGreaterThanOrEqual(0)
      expect(a.x + a.width).toBeLessThanOrEqual(width)
      expect(a.y + a.height).toBeLessThanOrEqual(height)
      for (const b of placed)
        if (a !== b)
          expect(
            a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y,
            `${shape}: ${a.key} and ${b.key}`,
          ).toBe(true)
    }
    for (const { key, party, lane, role } of plan.edges) {
      const points = lines[key] ?? []
      const [first, last] = role === 'send' ? [party, lane] : [lane, party]
      for (const [point, name] of [
        [points[0], first],
        [points.at(-1), last],
      ] as const) {
        const box = placed.find((node) => node.key === name)
        if (box === undefined || point === undefined) throw new Error(`${key} has no end at ${name}.`)
        expect(point.x).toBeGreaterThanOrEqual(box.x)
        expect(point.x).toBeLessThanOrEqual(box.x + box.width)
        expect(point.y).toBeGreaterThanOrEqual(box.y)
        expect(point.y).toBeLessThanOrEqual(box.y + box.height)
      }
    }
  }
})

it('A graph shows the first messages of a large API', () => {
  const [service] = load('tests/fixtures/specs/openapi-3.1-security.json')
  const [message] = service?.messages ?? []
  if (service === undefined || message === undefined) throw new Error('The fixture has no messages.')
  const messages = Array.from({ length: 100 }, (_, index) => ({ ...message, id: `message-${index}` }))
  expect(toSpecView([{ ...service, messages }]).messages.length).toBe(MAX_DRAWN)
})

it('Long names break where their words do, without spaces', () => {
  const [service] = load(specs('billing.asyncapi.yml'))
  if (service === undefined) throw new Error('The example has no service.')
  const { lanes } = toDrawnPlan(buildPlan(toSpecView([service])))
  expect(lanes.map(({ lines }) => lines)).toEqual(
    expect.arrayContaining([['payment-', 'commands'], ['billing-events']]),
  )
})
