import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

interface Glyph {
  id: number
  path: { toSVG: () => string }
  bbox: { minX: number; minY: number; maxX: number; maxY: number }
}

/** The parts of fontkit in use. Next.js bundles it to measure fonts. */
interface FontFile {
  unitsPerEm: number
  hasGlyphForCodePoint: (codePoint: number) => boolean
  layout: (text: string) => {
    advanceWidth: number
    glyphs: Glyph[]
    positions: { xAdvance: number; xOffset: number; yOffset: number }[]
  }
}

/** A glyph with its offset from the start of the line. */
export interface PlacedLetter {
  /** Glyph id in the font. */
  id: number
  x: number
  y: number
}

/** A font's outlines, so that drawing doesn't need the font. Sizes are in pixels. */
export interface Typeface {
  measure: (text: string, size: number) => number
  place: (text: string, size: number) => PlacedLetter[]
  /** Bounding box of a letter, relative to its origin. The y-axis points down. */
  getBox: (id: number, size: number) => { left: number; top: number; right: number; bottom: number }
  /** @returns a black SVG shape */
  drawLetter: (id: number, x: number, y: number, size: number) => string
}

const load = createRequire(path.resolve('package.json'))

function openFont(name: string): FontFile {
  const { default: open } = load('next/dist/compiled/@next/font/dist/fontkit') as {
    default: (data: Buffer) => FontFile
  }
  return open(readFileSync(load.resolve(`@fontsource-variable/${name}-latin-wght-normal.woff2`)))
}

/**
 * Opens one of the site's fonts. fontkit can't set the weight of a compressed variable font, so letters have its
 * default weight, and a thin stroke makes up the difference.
 * @param name package and file, without the character set: `figtree/files/figtree`
 * @param boldness stroke width, as a fraction of the font size
 */
export function openTypeface(name: string, boldness = 0): Typeface {
  const font = openFont(name)
  const runs = new Map<string, { width: number; letters: readonly PlacedLetter[] }>()
  const glyphs = new Map<number, Glyph>()
  const weight = boldness * font.unitsPerEm

  /** Lays out a word, in font units. Skips characters that the font lacks. */
  function getRun(text: string) {
    const known = runs.get(text)
    if (known !== undefined) return known
    const shown = [...text].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).join('')
    const { glyphs: shapes, positions, advanceWidth } = font.layout(shown)
    let from = 0
    const letters = shapes.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      glyphs.set(glyph.id, glyph)
      const letter = { id: glyph.id, x: from + xOffset, y: yOffset }
      from += xAdvance
      return letter
    })
    const run = { width: advanceWidth, letters }
    runs.set(text, run)
    return run
  }

  function getGlyph(id: number): Glyph {
    const glyph = glyphs.get(id)
    if (glyph === undefined) throw new Error(`Expected a letter that a line of ${name} has, got number ${id}.`)
    return glyph
  }

  // Word by word, because layout is slow and many images share the same words.
  const space = getRun('n n').width - 2 * getRun('n').width
  const toWords = (text: string) => text.split(' ').map(getRun)
  const getWidth = (text: string) => toWords(text).reduce((sum, { width }) => sum + width + space, -space)

  return {
    measure: (text, size) => (getWidth(text) * size) / font.unitsPerEm,
    place: (text, size) => {
      const scale = size / font.unitsPerEm
      let from = 0
      return toWords(text).flatMap(({ width, letters }) => {
        const start = from
        from += width + space
        return letters.map(({ id, x, y }) => ({ id, x: (start + x) * scale, y: y * scale }))
      })
    },
    getBox: (id, size) => {
      const { minX, minY, maxX, maxY } = getGlyph(id).bbox
      const [scale, line] = [size / font.unitsPerEm, weight / 2]
      // A space has an infinite bounding box.
      if (!(maxX > minX && maxY > minY)) return { left: 0, top: 0, right: 0, bottom: 0 }
      return {
        left: (minX - line) * scale,
        top: (-maxY - line) * scale,
        right: (maxX + line) * scale,
        bottom: (line - minY) * scale,
      }
    },
    drawLetter: (id, x, y, size) => {
      const scale = size / font.unitsPerEm
      const line = weight === 0 ? '' : ` stroke="#000" stroke-width="${weight}" stroke-linejoin="round"`
      return `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${getGlyph(id).path.toSVG()}"${line}/>`
    },
  }
}
