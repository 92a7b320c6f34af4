import type { MermaidConfig } from 'mermaid'

/** Size of text in a diagram, in pixels. chart-size.ts has the sizes that follow from it. */
export const textSize = 14

/** Class names for sticky note colors, `A[OrderPlaced]:::event`. */
const notes = ['event', 'command', 'query', 'entity', 'service', 'channel', 'store', 'domain']

const shapes = ':is(rect, circle, ellipse, polygon, path)'

/** What Mermaid has no variable for. It adds the id of the diagram to every selector. */
const styles = [
  `.node ${shapes}, .cluster rect, .actor, .note, .labelBox { stroke-width: 1px }`,
  '.node rect:not([rx]), .node rect[rx="0"], .cluster rect, rect.actor, rect.note, .labelBox { rx: 6px; ry: 6px }',
  '.flowchart-link, .transition, .relationshipLine, .messageLine0, .messageLine1 { stroke-width: 1.25px }',
  '.node .label, .cluster-label, text.actor > tspan { font-weight: 550 }',
  '.edgeLabel, .edgeLabel p, .messageText { color: var(--muted); fill: var(--muted) }',
  // Boxes fit their text exactly, and another font would be clipped.
  'foreignObject { overflow: visible }',
  `[class*='section-'] ${shapes} { fill: var(--sunken); stroke: var(--line-strong) }`,
  `[class*='section-'] :is(text, span) { fill: var(--ink); color: var(--ink) }`,
  '.lineWrapper line { stroke: var(--line-strong) }',
  '.actor-line { stroke-dasharray: 4 4 }',
  ...notes.flatMap((name) => {
    const token = name === 'store' ? 'channel' : name
    return [
      `.node.${name} ${shapes} { fill: var(--${token}-paper); stroke: var(--${token}-edge) }`,
      `.node.${name} .nodeLabel { color: var(--${{ domain: 'on-ink', channel: 'text' }[token] ?? 'on-note'}) }`,
    ]
  }),
].join('\n')

/** Returns a function that reads a color token as `#rrggbb`, because Mermaid can't parse `oklch()`. */
function createColorReader(): (token: string) => string {
  const tokens = getComputedStyle(document.documentElement)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (token) => {
    if (context === null) return 'gray'
    context.fillStyle = tokens.getPropertyValue(`--${token}`)
    context.fillRect(0, 0, 1, 1)
    const rgb = [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)]
    return `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`
  }
}

/** Mermaid's variables by the color token that they use. */
const uses = {
  surface: 'background primaryColor mainBkg stateBkg compositeTitleBackground edgeLabelBackground rowOdd',
  sunken: 'secondaryColor tertiaryColor clusterBkg activationBkgColor rowEven',
  line: 'secondaryBorderColor tertiaryBorderColor clusterBorder',
  'line-strong':
    'primaryBorderColor border1 lineColor arrowheadColor transitionColor specialStateColor activationBorderColor signalColor archEdgeColor archEdgeArrowColor archGroupBorderColor',
  text: 'secondaryTextColor tertiaryTextColor textColor signalTextColor',
  ink: 'primaryTextColor titleColor stateLabelColor actorTextColor labelTextColor loopTextColor',
  'entity-paper': 'noteBkgColor',
  'entity-edge': 'noteBorderColor',
  'on-note': 'noteTextColor',
}

/** Settings that make diagrams look like the site's own graphs, in the current color mode. */
export function readTheme(): MermaidConfig {
  const read = createColorReader()
  const colors = Object.entries(uses).flatMap(([token, names]) => {
    const color = read(token)
    return names.split(' ').map((name) => [name, color] as const)
  })
  const isDark = document.documentElement.dataset.theme === 'dark'
  return {
    theme: isDark ? 'dark' : 'default',
    fontSize: textSize,
    themeCSS: styles,
    fontFamily: getComputedStyle(document.body).fontFamily,
    themeVariables: {
      darkMode: isDark,
      fontSize: `${textSize}px`,
      ...Object.fromEntries(colors),
    },
    flowchart: { nodeSpacing: 28, rankSpacing: 36, padding: 10, wrappingWidth: 112 },
    state: { nodeSpacing: 36, rankSpacing: 40 },
    sequence: { actorMargin: 52, width: 140, height: 44, wrap: true },
  }
}
