/** A line of the picture: who stands at its end, what travels on it, and its drawings in both shapes. */
interface Line {
  party: string
  messages: string[]
  isSent: boolean
  paths: Element[]
}

/** What is related to something in a graph. */
export interface Followed {
  marks: Set<string>
  paths: Element[]
}

function readLines(svg: Element): Line[] {
  const groups = [...svg.querySelectorAll('.g-lines')].map((group) => [...group.children])
  return (groups.find(([first]) => first?.matches('[data-s], [data-r]')) ?? []).map((path, index) => {
    const sent = path.getAttribute('data-s')
    const [party = '', ...messages] = (sent ?? path.getAttribute('data-r') ?? '').split(' ')
    // Both shapes have the same lines in the same order.
    return { party, messages, isSent: sent !== null, paths: groups.flatMap((paths) => paths[index] ?? []) }
  })
}

/** Reads the relations of a graph from its drawing, by the marks that the build has left there. */
export class GraphMap {
  readonly elements: SVGGElement[]
  private readonly lines: Line[]

  constructor(svg: SVGSVGElement) {
    this.elements = [...svg.querySelectorAll<SVGGElement>('g[data-k]')]
    this.lines = readLines(svg)
  }

  /** Marks of what lies in the same lane, or hangs below the same service. */
  private besides(mark: string, selector: string): string[] {
    return this.elements.flatMap((element) => {
      if (element.dataset.k !== mark) return []
      const group = element.parentElement?.closest('.g-at:not(.g-at .g-at)')
      return [...(group?.querySelectorAll<SVGGElement>(selector) ?? [])].flatMap(({ dataset }) => dataset.k ?? [])
    })
  }

  /** Whoever sends a message, or receives it. */
  private ends(message: string, isSent: boolean): string[] {
    return this.lines.flatMap((line) => (line.isSent === isSent && line.messages.includes(message) ? [line.party] : []))
  }

  /** All that has to do with something: a message with its lane and both ends, a service with its messages. */
  follow(mark: string): Followed {
    const kind = mark.charAt(0)
    const messages = kind === 'm' ? [mark] : kind === 'c' ? this.besides(mark, '.g-note') : []
    const lines = this.lines.filter(
      (line) => line.party === mark || line.messages.some((name) => messages.includes(name)),
    )
    const marks = new Set([mark, ...messages])
    for (const line of lines) {
      marks.add(line.party)
      if (line.party === mark) for (const message of line.messages) marks.add(message)
    }
    if (kind === 'm') for (const lane of this.besides(mark, '.g-lane')) marks.add(lane)
    if (kind === 'd') for (const service of this.besides(mark, '.g-box')) marks.add(service)
    if (kind === 'p') for (const store of this.besides(mark, '.g-store[data-k]')) marks.add(store)
    return { marks, paths: lines.flatMap(({ paths }) => paths) }
  }

  /** Where an arrow key leads: along a message to its receivers, back to its senders. */
  neighbors(mark: string, isForward: boolean): string[] {
    const kind = mark.charAt(0)
    if (kind === 'm') return this.ends(mark, !isForward)
    if (kind === 'c') return this.besides(mark, '.g-note')
    if (kind === 'd') return this.besides(mark, '.g-box')
    return this.lines.flatMap((line) => (line.party === mark && line.isSent === isForward ? line.messages : []))
  }

  /** The drawing of a mark that is nearest to another: a service may stand on both sides. */
  nearest(mark: string, from: Element): SVGGElement | undefined {
    const center = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left + width / 2, top + height / 2] as const
    }
    const [x, y] = center(from)
    const far = (element: Element) => Math.hypot(center(element)[0] - x, center(element)[1] - y)
    return this.elements.filter(({ dataset }) => dataset.k === mark).sort((a, b) => far(a) - far(b))[0]
  }
}
