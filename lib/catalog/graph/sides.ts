import type { Plan } from './types'

/** Chooses the parties to the left of the lanes, of all combinations: mostly senders, in columns of equal height. */
export function chooseLeft({ parties, edges }: Plan): Set<string> {
  const indexOf = new Map(parties.map(({ key }, at) => [key, at]))
  const received = edges.filter(({ role }) => role === 'receive')
  /** Sender and receiver of every message. */
  const pairs = edges.flatMap(({ role, party, messages }) =>
    (role === 'send' ? messages : []).flatMap((key) =>
      received
        .filter((edge) => edge.messages.includes(key))
        .map((edge) => [indexOf.get(party) ?? 0, indexOf.get(edge.party) ?? 0] as const),
    ),
  )
  const heights = parties.map(({ height }) => height + 14)
  const total = heights.reduce((sum, height) => sum + height, 0)
  // In large graphs, balance matters more than a few lines that turn back.
  const turn = edges.length > 40 ? 1 : 5
  let best = { cost: Infinity, mask: 0 }
  for (let mask = 1; mask < 2 ** Math.min(parties.length, 14); mask++) {
    const isLeft = (at: number) => (mask & (1 << at)) !== 0
    const left = heights.reduce((sum, height, at) => sum + (isLeft(at) ? height : 0), 0)
    // A pixel of height difference costs little, a message that runs right to left costs a lot.
    let cost = Math.abs(total - 2 * left) / 60
    for (const [from, to] of pairs) cost += isLeft(from) === isLeft(to) ? turn : isLeft(from) ? 0 : 1.5 * turn
    if (cost < best.cost) best = { cost, mask }
  }
  return new Set(parties.flatMap(({ key }, at) => ((best.mask & (1 << at)) === 0 ? [] : [key])))
}
