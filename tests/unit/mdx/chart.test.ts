import { describe, expect, test } from 'vitest'
import { readFlowchart, readSequence, toLevels } from '@/lib/mdx/chart'

describe('A flowchart', () => {
  const { nodes, arrows } = readFlowchart(
    'flowchart LR\n  P[PlaceOrder]:::command --> S["Order service"]:::service\n  S <-->|reads and writes| D[(orders-db)]:::store\n  S -.-> Q{Paid?} & E([Event])\n  E --> P',
  )

  test('has boxes with label, class and shape', () => {
    expect(Object.fromEntries(nodes)).toEqual({
      P: { label: 'PlaceOrder', isDecision: false, className: 'command' },
      S: { label: 'Order service', isDecision: false, className: 'service' },
      D: { label: 'orders-db', isDecision: false, className: 'store' },
      Q: { label: 'Paid?', isDecision: true },
      E: { label: 'Event', isDecision: false },
    })
  })

  test('has arrows, one for each pair of boxes', () => {
    expect(arrows.map((ends) => ends.join())).toEqual(['P,S', 'S,D', 'S,Q', 'S,E', 'E,P'])
  })

  test('has levels, despite the arrow that goes back', () => {
    expect(Object.fromEntries(toLevels(arrows))).toEqual({ P: 0, S: 1, D: 2, Q: 2, E: 2 })
  })
})

test('A sequence diagram has actors and messages, with replies marked', () => {
  expect(
    readSequence(
      'sequenceDiagram\n  participant S as Catalog server\n  Y->>S: Ask: who?\n  S-->>Y: You\n  note over S: nothing',
    ),
  ).toEqual({
    actors: [
      { id: 'S', label: 'Catalog server' },
      { id: 'Y', label: 'Y' },
    ],
    messages: [
      { from: 'Y', to: 'S', text: 'Ask: who?', isReply: false },
      { from: 'S', to: 'Y', text: 'You', isReply: true },
    ],
  })
})
