/** An edge: its party, its messages, and its paths in the narrow and wide layouts. */
interface Line {
  party: string
  messages: string[]
  isSent: boolean
  paths: Element[]
}

/** Ids of related nodes, and the paths of edges between them. */
export interface Related {
  ids: Set<string>
  paths: Element[]
}

function readLines(svg: Element): Line[] {
  const groups = [...svg.querySelectorAll('.g-lines')].map((group) => [...group.children])
  return (groups.find(([first]) => first?.matches('[data-s], [data-r]')) ?? []).map((path, index) => {
    const sent = path.getAttribute('data-s')
    const [party = '', ...messages] = (sent ?? path.getAttribute('data-r') ?? '').split(' ')
    // Both layouts have the same edges in the same order.
    return { party, messages, isSent: sent !== null, paths: groups.flatMap((paths) => paths[index] ?? []) }
  })
}

/** Finds the relations between a graph's nodes from the ids in its SVG (`data-k`, `data-s` and `data-r`). */
export class GraphMap {
  readonly elements: SVGGElement[]
  private readonly lines: Line[]

  constructor(svg: SVGSVGElement) {
    this.elements = [...svg.querySelectorAll<SVGGElement>('g[data-k]')]
    this.lines = readLines(svg)
  }

  /** Ids in the same group (a lane with its messages, a service with its stores) that match the selector. */
  private inSameGroup(id: string, selector: string): string[] {
    return this.elements.flatMap((element) => {
      if (element.dataset.k !== id) return []
      const group = element.parentElement?.closest('.g-at:not(.g-at .g-at)')
      return [...(group?.querySelectorAll<SVGGElement>(selector) ?? [])].flatMap(({ dataset }) => dataset.k ?? [])
    })
  }

  /** Senders of a message if `isSent`, otherwise its receivers. */
  private findParties(message: string, isSent: boolean): string[] {
    return this.lines.flatMap((line) => (line.isSent === isSent && line.messages.includes(message) ? [line.party] : []))
  }

  /** Everything related to a node: a message's lane, senders and receivers, or a service's messages. */
  findRelated(id: string): Related {
    const kind = id.charAt(0)
    const messages = kind === 'm' ? [id] : kind === 'c' ? this.inSameGroup(id, '.g-note') : []
    const lines = this.lines.filter(
      (line) => line.party === id || line.messages.some((name) => messages.includes(name)),
    )
    const ids = new Set([id, ...messages])
    for (const line of lines) {
      ids.add(line.party)
      if (line.party === id) for (const message of line.messages) ids.add(message)
    }
    if (kind === 'm') for (const lane of this.inSameGroup(id, '.g-lane')) ids.add(lane)
    if (kind === 'd') for (const service of this.inSameGroup(id, '.g-box')) ids.add(service)
    if (kind === 'p') for (const store of this.inSameGroup(id, '.g-store[data-k]')) ids.add(store)
    return { ids, paths: lines.flatMap(({ paths }) => paths) }
  }

  /** Nodes that the arrow keys move to: from a message forward to its receivers or back to its senders. */
  neighbors(id: string, isForward: boolean): string[] {
    const kind = id.charAt(0)
    if (kind === 'm') return this.findParties(id, !isForward)
    if (kind === 'c') return this.inSameGroup(id, '.g-note')
    if (kind === 'd') return this.inSameGroup(id, '.g-box')
    return this.lines.flatMap((line) => (line.party === id && line.isSent === isForward ? line.messages : []))
  }

  /** The element closest to `from`: a service can be drawn on both sides of the graph. */
  nearest(id: string, from: Element): SVGGElement | undefined {
    const center = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left + width / 2, top + height / 2] as const
    }
    const [x, y] = center(from)
    const distance = (element: Element) => Math.hypot(center(element)[0] - x, center(element)[1] - y)
    return this.elements.filter(({ dataset }) => dataset.k === id).sort((a, b) => distance(a) - distance(b))[0]
  }
}
