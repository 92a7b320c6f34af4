/** A box of a flowchart. */
export interface ChartNode {
  label: string
  /** Whether it's a decision, drawn as a diamond. */
  isDecision: boolean
  /** What follows `:::`, such as `event`. */
  className?: string
}

export interface Flowchart {
  /** By id, in order of first mention. */
  nodes: Map<string, ChartNode>
  arrows: [from: string, to: string][]
}

export interface SequenceChart {
  actors: { id: string; label: string }[]
  messages: { from: string; to: string; text: string; isReply: boolean }[]
}

const arrow = /\s*<?(?:--?[ \w,]*-+>|-\.[ \w,]*\.?->|==+>|---+)\s*(?:\|[^|]*\|)?\s*/
const label = /(\w+)\s*([[({]+)"?([^"\])}]*)"?[\])}]+(?::::(\w+))?/g

/** Parses the boxes and arrows of a Mermaid flowchart or state diagram. */
export function readFlowchart(chart: string): Flowchart {
  const nodes: Flowchart['nodes'] = new Map()
  const arrows: Flowchart['arrows'] = []
  for (const written of chart.replaceAll('[*]', 'start').split('\n').slice(1)) {
    const bare = written.replace(label, (_, id: string, open: string, text: string, className?: string) => {
      nodes.set(id, {
        label: text,
        isDecision: open.startsWith('{'),
        ...(className === undefined ? {} : { className }),
      })
      return id
    })
    const ids = bare.split(arrow).map((part) => part.split('&').flatMap((one) => /^\s*(\w+)/.exec(one)?.[1] ?? []))
    ids.slice(1).forEach((to, index) => {
      for (const a of ids[index] ?? []) for (const b of to) arrows.push([a, b])
    })
  }
  for (const id of arrows.flat()) if (!nodes.has(id)) nodes.set(id, { label: id, isDecision: false })
  return { nodes, arrows }
}

/** Levels of the boxes, starting at 0: each is one below the lowest box that points to it. Ignores cycles. */
export function toLevels(arrows: Flowchart['arrows']): Map<string, number> {
  const levels = new Map<string, number>()
  const walk = (id: string, level: number, path: readonly string[]) => {
    if (path.includes(id) || (levels.get(id) ?? -1) >= level) return
    levels.set(id, level)
    for (const [from, to] of arrows) if (from === id) walk(to, level + 1, [...path, id])
  }
  const targets = new Set(arrows.map(([, to]) => to))
  for (const [from] of arrows) if (!targets.has(from)) walk(from, 0, [])
  // The rest are cycles. They start at the box that's mentioned first.
  for (const [from] of arrows) if (!levels.has(from)) walk(from, 0, [])
  return levels
}

/** Parses the actors and messages of a Mermaid sequence diagram. */
export function readSequence(chart: string): SequenceChart {
  const actors = new Map<string, string>()
  const messages: SequenceChart['messages'] = []
  for (const line of chart.split('\n')) {
    const [, id, name] = /^\s*(?:participant|actor)\s+(\w+)(?:\s+as\s+(.+))?$/.exec(line) ?? []
    if (id !== undefined) actors.set(id, name?.trim() ?? id)
    const [, from, dashes, to, text] = /^\s*(\w+)\s*(--?)>>?\+?-?(\w+)\s*:\s*(.+)$/.exec(line) ?? []
    if (from === undefined || to === undefined || text === undefined) continue
    for (const end of [from, to]) if (!actors.has(end)) actors.set(end, end)
    messages.push({ from, to, text: text.trim(), isReply: dashes === '--' })
  }
  return { actors: [...actors].map(([id, name]) => ({ id, label: name })), messages }
}
