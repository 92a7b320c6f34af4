/** An edge: its party, its messages, and its paths in the narrow and wide layouts. */
interface Line {
  party: string
  messages: string[]
  isSent: boolean
  paths: SVGPathElement[]
}

function readLines(svg: Element): Line[] {
  const groups = [...svg.querySelectorAll('.g-lines')].map((group) => [...group.querySelectorAll('path')])
  return (groups.find(([first]) => first?.matches('[data-s], [data-r]')) ?? []).map((path, index) => {
    const sent = path.getAttribute('data-s')
    const [party = '', ...messages] = (sent ?? path.getAttribute('data-r') ?? '').split(' ')
    // Both layouts have the same edges in the same order.
    return { party, messages, isSent: sent !== null, paths: groups.flatMap((paths) => paths[index] ?? []) }
  })
}

function findCenter(element: Element): [x: number, y: number] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
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
      const group = element.dataset.k === id ? element.parentElement?.closest('.g-at:not(.g-at .g-at)') : null
      return [...(group?.querySelectorAll<SVGGElement>(selector) ?? [])].flatMap(({ dataset }) => dataset.k ?? [])
    })
  }

  /** Everything related to a node, with the lines: a message's lane, senders and receivers, or a service's messages. */
  findRelated(id: string): { elements: Element[]; paths: SVGPathElement[] } {
    const kind = id.charAt(0)
    const messages = kind === 'm' ? [id] : kind === 'c' ? this.inSameGroup(id, '.g-note') : []
    const lines = this.lines.filter(
      (line) => line.party === id || line.messages.some((name) => messages.includes(name)),
    )
    const ends = lines.flatMap((line) => (line.party === id ? line.messages : line.party))
    const around: Record<string, string> = { m: '.g-lane', d: '.g-box', p: '.g-store[data-k]' }
    const others = around[kind] === undefined ? [] : this.inSameGroup(id, around[kind])
    const ids = new Set([id, ...messages, ...ends, ...others])
    const parties = lines.map((line) => this.findParty(line))
    const isLit = (element: SVGGElement) =>
      ids.has(element.dataset.k ?? '') &&
      (parties.includes(element) || lines.every(({ party }) => party === id || party !== element.dataset.k))
    return { elements: this.elements.filter(isLit), paths: lines.flatMap(({ paths }) => paths) }
  }

  /** The box at the end of a line. A service or domain can be drawn on both sides of the graph. */
  private findParty({ party, isSent, paths }: Line): SVGGElement | undefined {
    const path = paths.find((each) => each.getClientRects().length > 0)
    const matrix = path?.getScreenCTM()
    if (path === undefined || !matrix) return undefined
    const { x, y } = path.getPointAtLength(isSent ? 0 : path.getTotalLength()).matrixTransform(matrix)
    return this.findNearest(party, x, y)
  }

  /** Nodes that the arrow keys move to: from a message forward to its receivers or back to its senders. */
  neighbors(id: string, isForward: boolean): string[] {
    const kind = id.charAt(0)
    if (kind === 'c') return this.inSameGroup(id, '.g-note')
    if (kind === 'd') return this.inSameGroup(id, '.g-box')
    return this.lines.flatMap(({ party, messages, isSent }) => {
      if (kind === 'm') return isSent !== isForward && messages.includes(id) ? [party] : []
      return party === id && isSent === isForward ? messages : []
    })
  }

  /** The element closest to `from`: a service can be drawn on both sides of the graph. */
  nearest(id: string, from: Element): SVGGElement | undefined {
    return this.findNearest(id, ...findCenter(from))
  }

  private findNearest(id: string, x: number, y: number): SVGGElement | undefined {
    const distance = (element: Element) => Math.hypot(findCenter(element)[0] - x, findCenter(element)[1] - y)
    return this.elements.filter(({ dataset }) => dataset.k === id).sort((a, b) => distance(a) - distance(b))[0]
  }
}
