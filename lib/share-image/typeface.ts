import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** What is used of fontkit, which Next brings along to measure fonts. */
interface FontFile {
  unitsPerEm: number
  hasGlyphForCodePoint: (codePoint: number) => boolean
  layout: (text: string) => {
    advanceWidth: number
    glyphs: { path: { toSVG: () => string } }[]
    positions: { xAdvance: number; xOffset: number; yOffset: number }[]
  }
}

/** A piece of text as outlines, so that drawing it needs no font. Sizes are in pixels. */
export interface Typeface {
  measure: (text: string, size: number) => number
  /** @param y baseline */
  draw: (text: string, x: number, y: number, size: number, color: string) => string
}

const load = createRequire(path.resolve('package.json'))

function openFont(name: string): FontFile {
  const { default: open } = load('next/dist/compiled/@next/font/dist/fontkit') as {
    default: (data: Buffer) => FontFile
  }
  return open(readFileSync(load.resolve(`@fontsource-variable/${name}-latin-wght-normal.woff2`)))
}

/**
 * Opens one of the site's own fonts. fontkit cannot set the weight of a compressed font, so letters have the weight that
 * the file begins with, and a thin line around them makes up for what is missing.
 * @param name package and file, up to the letters that it has: `figtree/files/figtree`
 * @param boldness width of that line, in parts of the letter's size
 */
export function openTypeface(name: string, boldness = 0): Typeface {
  const font = openFont(name)
  const runs = new Map<string, { width: number; shapes: string }>()

  /** Letters that the font does not have are left out. */
  function getRun(text: string) {
    const known = runs.get(text)
    if (known !== undefined) return known
    const shown = [...text].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).join('')
    const { glyphs, positions, advanceWidth } = font.layout(shown)
    let x = 0
    const shapes = glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const shape = `<path transform="translate(${x + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`
      x += xAdvance
      return shape
    })
    const run = { width: advanceWidth, shapes: shapes.join('') }
    runs.set(text, run)
    return run
  }

  // Word by word: the same words stand in many pictures, and laying them out is what takes time.
  const space = getRun('n n').width - 2 * getRun('n').width
  const toWords = (text: string) => text.split(' ').map(getRun)
  const getWidth = (text: string) => toWords(text).reduce((sum, { width }) => sum + width + space, -space)

  return {
    measure: (text, size) => (getWidth(text) * size) / font.unitsPerEm,
    draw: (text, x, y, size, color) => {
      const scale = size / font.unitsPerEm
      const line =
        boldness === 0 ? '' : ` stroke="${color}" stroke-width="${boldness * font.unitsPerEm}" stroke-linejoin="round"`
      let from = 0
      const words = toWords(text).map(({ width, shapes }) => {
        const word = `<g transform="translate(${from} 0)">${shapes}</g>`
        from += width + space
        return word
      })
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${color}"${line}>${words.join('')}</g>`
    },
  }
}
