/** A box of a flowchart: a decision is a diamond, and the class name is what follows `:::`, such as `event`. */
interface ChartNode {
  label: string
  isDecision: boolean
  className?: string
}

type Arrow = [from: string, to: string]

const arrow = /\s*<?(?:--?[ \w,]*-+>|-\.[ \w,]*\.?->|==+>|---+)\s*(?:\|[^|]*\|)?\s*/
const label = /(\w+)\s*([[({]+)"?([^"\])}]*)"?[\])}]+(?::::(\w+))?/g

/** Parses a Mermaid flowchart or state diagram. Boxes are in order of first mention, by id. */
export function readFlowchart(chart: string) {
  const nodes = new Map<string, ChartNode>()
  const arrows: Arrow[] = []
  for (const written of chart.replaceAll('[*]', 'start').split('\n').slice(1)) {
    const bare = written.replace(label, (_, id: string, open: string, text: string, className?: string) => {
      nodes.set(id, { label: text, isDecision: open.startsWith('{'), className })
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
export function toLevels(arrows: readonly Arrow[]): Map<string, number> {
  const levels = new Map<string, number>()
  const walk = (id: string, level: number, path: readonly string[]) => {
    if (path.includes(id) || (levels.get(id) ?? -1) >= level) return
    levels.set(id, level)
    for (const [from, to] of arrows) if (from === id) walk(to, level + 1, [...path, id])
  }
  for (const [from] of arrows) if (!arrows.some(([, to]) => to === from)) walk(from, 0, [])
  // The rest are cycles. They start at the box that's mentioned first.
  for (const [from] of arrows) if (!levels.has(from)) walk(from, 0, [])
  return levels
}

/** Parses the actors and messages of a Mermaid sequence diagram. */
export function readSequence(chart: string) {
  const actors = new Map<string, string>()
  const messages: { from: string; to: string; text: string; isReply: boolean }[] = []
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
