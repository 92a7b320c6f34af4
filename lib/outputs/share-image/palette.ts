import type { MarkColors } from '../../kit/icons/mark'
import { parseColor, toHex, type Rgb } from '../../kit/tokens/colors'
import { getToken, readTokens } from '../../kit/tokens/tokens'

/** Number of tones per text color, for antialiasing. */
const toneCounts = { muted: 4, link: 3, ink: 5 } as const

/** A text color. */
export type LetterColor = keyof typeof toneCounts

/** Palette of the images. Limited to 16 colors, so that two pixels fit into a byte. */
export interface Palette {
  /** Colors by index, as `#3f7fbf`. The first is the background. */
  colors: string[]
  /** For each text color, the palette index by coverage (0 to 255). Increases monotonically. */
  indexes: Record<LetterColor, Uint8Array>
  mark: MarkColors
}

const mix = (from: Rgb, to: Rgb, part: number): Rgb => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
  from[2] + (to[2] - from[2]) * part,
]

/** Reads the colors of the light mode, and computes tones for antialiasing. */
export function readPalette(): Palette {
  const { light } = readTokens()
  const read = (name: string) => parseColor(getToken(light, name))
  const ground = read('--ground')
  const colors = [toHex(ground)]
  const addTones = (name: LetterColor) => {
    const [count, first] = [toneCounts[name], colors.length]
    for (let tone = 1; tone <= count; tone++) colors.push(toHex(mix(ground, read(`--${name}`), tone / count)))
    return Uint8Array.from({ length: 256 }, (_, coverage) => {
      const tone = Math.round((coverage / 255) * count)
      return tone === 0 ? 0 : first + tone - 1
    })
  }
  const indexes = { muted: addTones('muted'), link: addTones('link'), ink: addTones('ink') }
  const mark = {
    spine: toHex(read('--ink')),
    command: toHex(read('--command-edge')),
    event: toHex(read('--event-edge')),
    query: toHex(read('--query-edge')),
  }
  colors.push(mark.command, mark.event, mark.query)
  return { colors, indexes, mark }
}

/**
 * Finds the closest palette color.
 * @returns a function of red, green and blue, each from 0 to 255
 */
export function createColorFinder(colors: readonly string[]): (red: number, green: number, blue: number) => number {
  const values = colors.map((color) => parseColor(color).map((value) => Math.round(value * 255)))
  const known = new Map<number, number>()
  return (red, green, blue) => {
    const key = (red << 16) | (green << 8) | blue
    const index = known.get(key)
    if (index !== undefined) return index
    const distances = values.map(([r = 0, g = 0, b = 0]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2)
    const closest = distances.indexOf(Math.min(...distances))
    known.set(key, closest)
    return closest
  }
}
