import type { MarkColors } from '../../kit/icons/mark'
import { parseColor, toHex } from '../../kit/tokens/colors'
import { getToken, readTokens } from '../../kit/tokens/tokens'

/** Number of tones per text color, for antialiasing. */
const toneCounts = { muted: 4, link: 3, ink: 5 } as const

export type LetterColor = keyof typeof toneCounts

/** Palette of the images. Limited to 16 colors, so that two pixels fit into a byte. */
export type Palette = ReturnType<typeof readPalette>

/**
 * Reads the colors of the light mode. The first is the background.
 * @returns `indexes` of tones by coverage (0 to 255) for each text color, for antialiasing
 */
export function readPalette() {
  const { light } = readTokens()
  const read = (name: string) => parseColor(getToken(light, `--${name}`))
  const [red, green, blue] = read('ground')
  const colors = [toHex([red, green, blue])]
  const addTones = (name: LetterColor) => {
    const [count, first] = [toneCounts[name], colors.length]
    const [r, g, b] = read(name)
    for (let tone = 1; tone <= count; tone++) {
      const mix = (from: number, to: number) => from + ((to - from) * tone) / count
      colors.push(toHex([mix(red, r), mix(green, g), mix(blue, b)]))
    }
    return Uint8Array.from({ length: 256 }, (_, coverage) => {
      const tone = Math.round((coverage / 255) * count)
      return tone === 0 ? 0 : first + tone - 1
    })
  }
  const indexes = { muted: addTones('muted'), link: addTones('link'), ink: addTones('ink') }
  const readHex = (name: string) => toHex(read(name))
  const kinds = { command: readHex('command-edge'), event: readHex('event-edge'), query: readHex('query-edge') }
  const mark: MarkColors = { spine: readHex('ink'), ...kinds }
  return { colors: [...colors, ...Object.values(kinds)], indexes, mark }
}

/** @returns a function that finds the closest palette color of red, green and blue, each from 0 to 255 */
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
