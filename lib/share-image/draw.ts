import { writeMarkShapes, type MarkColors } from '../brand/mark'
import { parseColor, toHex } from '../design/colors'
import { getToken, readTokens } from '../design/tokens'
import { site } from '../site'
import { shareSize } from './addresses'
import { openTypeface } from './typeface'
import { fitText } from './wrap'

/** What a picture says. */
export interface ShareText {
  /** Part of the site: "Guides", "Blog". */
  section: string
  title: string
  description: string
}

const { width, height } = shareSize
const edge = 72
const room = width - 2 * edge - 320
const wordmarkSize = 34
const headHeight = 120
const titleSizes = [84, 76, 68, 60, 52, 44]
const titleLeading = 1.08
const aboutSize = 28
const aboutLeading = 39
const gap = 22

function readColors() {
  const { light } = readTokens()
  const hex = (name: string) => toHex(parseColor(getToken(light, name)))
  const mark: MarkColors = {
    spine: hex('--ink'),
    command: hex('--command-edge'),
    event: hex('--event-edge'),
    query: hex('--query-edge'),
  }
  return {
    ground: hex('--ground'),
    ink: hex('--ink'),
    muted: hex('--muted'),
    link: hex('--link'),
    mark,
  }
}

/**
 * Makes what draws the pictures, with fonts and colors read once.
 * @returns a function that draws one picture as SVG, letters as outlines
 */
export function createDrawing(): (words: ShareText) => string {
  const colors = readColors()
  const display = openTypeface('bricolage-grotesque/files/bricolage-grotesque')
  const text = openTypeface('figtree/files/figtree', 0.03)

  /** What is the same on every picture: paper, the mark, and the channel that it hangs on. */
  function drawGround(): string {
    const size = 320
    const x = width - edge - size + 34
    const y = (height - size) / 2
    const unit = size / 32
    const spine = `<path d="M${x + 4 * unit} 0V${y + 10 * unit}M${x + 4 * unit} ${height}V${y + 22 * unit}" stroke="${colors.mark.spine}" stroke-width="${4 * unit}"/>`
    const mark = `<g transform="translate(${x} ${y}) scale(${unit})">${writeMarkShapes(colors.mark)}</g>`
    const small = `<g transform="translate(${edge} 60) scale(${44 / 32})">${writeMarkShapes(colors.mark)}</g>`
    const name = display.draw(site.name, edge + 60, 94, wordmarkSize, colors.ink)
    return `<rect width="${width}" height="${height}" fill="${colors.ground}"/>${spine}${mark}${small}${name}`
  }

  function drawText({ section, title, description }: ShareText): string {
    const name = fitText(title, { sizes: titleSizes, width: room, lines: 3 }, display.measure)
    const about = fitText(description, { sizes: [aboutSize], width: room, lines: 3 }, text.measure)
    const nameHeight = name.lines.length * name.size * titleLeading
    const aboutHeight = description === '' ? 0 : gap + about.lines.length * aboutLeading
    // In the middle of what the wordmark leaves free.
    const top = headHeight + (height - headHeight - edge / 2 - nameHeight - aboutHeight) / 2
    const from = edge + 60 + display.measure(site.name, wordmarkSize) + 18
    const parts = [text.draw(section, from, 94, wordmarkSize - 5, colors.link)]
    name.lines.forEach((line, index) => {
      const baseline = top + name.size * (0.86 + index * titleLeading)
      parts.push(display.draw(line, edge - 2, baseline, name.size, colors.ink))
    })
    about.lines.forEach((line, index) => {
      const baseline = top + nameHeight + gap + 26 + index * aboutLeading
      parts.push(text.draw(line, edge, baseline, aboutSize, colors.muted))
    })
    return parts.join('')
  }

  const ground = drawGround()
  return (words) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${drawText(words)}</svg>`
}
