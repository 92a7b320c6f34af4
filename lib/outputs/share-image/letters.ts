import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import sharp from 'sharp'
import type { LetterColor } from './palette'

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
interface PlacedLetter {
  /** Glyph id in the font. */
  id: number
  x: number
  y: number
}

/** A font's outlines, so that drawing doesn't need the font. Sizes are in pixels. */
interface Typeface {
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

/** A line of text in an image. */
export interface Line {
  face: Typeface
  size: number
  color: LetterColor
  text: string
  x: number
  /** Baseline. */
  y: number
}

/** Per-pixel coverage of a letter. */
interface LetterImage {
  /** Offset of the first pixel from the letter's origin. */
  left: number
  top: number
  width: number
  height: number
  /** Coverage by row, `stride` pixels each. */
  coverage: Uint8Array
  stride: number
}

/** Horizontal subpixel positions per pixel. Vertically, letters are at whole pixels. */
const steps = 4

/** Keeps sheets within the maximum image height of 32,767 pixels. */
const maxLettersPerSheet = 200

/** Positions of a line's letters. The key combines the letter with its subpixel position. */
function* placeLetters({ face, size, text, x, y }: Line): Generator<{ key: number; x: number; y: number }> {
  for (const letter of face.place(text, size)) {
    const place = Math.round((x + letter.x) * steps)
    yield { key: letter.id * steps + (place & (steps - 1)), x: Math.floor(place / steps), y: Math.round(y - letter.y) }
  }
}

/** Draws letters in a column, so that each one's pixels are contiguous. */
async function drawSheet(face: Typeface, size: number, keys: readonly number[]): Promise<LetterImage[]> {
  let [width, height] = [1, 0]
  const shapes: string[] = []
  const boxes = keys.map((key) => {
    const id = Math.floor(key / steps)
    const within = (key % steps) / steps
    const box = face.getBox(id, size)
    const [left, top] = [Math.floor(box.left), Math.floor(box.top)]
    const letter = {
      left,
      top,
      width: Math.ceil(box.right) + 1 - left,
      height: Math.ceil(box.bottom) - top,
      row: height,
    }
    shapes.push(face.drawLetter(id, within - left, height - top, size))
    width = Math.max(width, letter.width)
    height += letter.height
    return letter
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.max(1, height)}">${shapes.join('')}</svg>`
  const coverage = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer()
  return boxes.map(({ row, ...box }) => ({
    ...box,
    stride: width,
    coverage: coverage.subarray(row * width, (row + box.height) * width),
  }))
}

/** Rasterized letters. Each is drawn once per size and then copied into images. */
export class Letters {
  private readonly known = new Map<Typeface, Map<number, Map<number, LetterImage>>>()

  private find(face: Typeface, size: number): Map<number, LetterImage> {
    const sizes = this.known.get(face) ?? new Map<number, Map<number, LetterImage>>()
    const letters = sizes.get(size) ?? new Map<number, LetterImage>()
    this.known.set(face, sizes.set(size, letters))
    return letters
  }

  /** Draws the lines' letters that aren't cached. */
  async prepare(lines: readonly Line[]): Promise<void> {
    const missing = new Map<Map<number, LetterImage>, { face: Typeface; size: number; keys: Set<number> }>()
    for (const line of lines) {
      const { face, size } = line
      const letters = this.find(face, size)
      const { keys } = missing.get(letters) ?? { keys: new Set() }
      for (const { key } of placeLetters(line)) if (!letters.has(key)) keys.add(key)
      missing.set(letters, { face, size, keys })
    }
    for (const [letters, { face, size, keys }] of missing) {
      const all = [...keys]
      for (let from = 0; from < all.length; from += maxLettersPerSheet) {
        const part = all.slice(from, from + maxLettersPerSheet)
        const images = await drawSheet(face, size, part)
        images.forEach((image, index) => letters.set(part[index] ?? 0, image))
      }
    }
  }

  /**
   * Copies a line into an image. Requires `prepare` to have run for it.
   * @param indexes palette index by coverage
   */
  copy(
    line: Line,
    pixels: Uint8Array,
    { width, height }: { width: number; height: number },
    indexes: Uint8Array,
  ): void {
    const letters = this.find(line.face, line.size)
    for (const { key, x, y } of placeLetters(line)) {
      const letter = letters.get(key)
      if (letter === undefined) throw new Error(`A letter of "${line.text}" was not prepared.`)
      const [left, top] = [x + letter.left, y + letter.top]
      for (let row = Math.max(0, -top); row < Math.min(letter.height, height - top); row++) {
        const [from, to] = [row * letter.stride, (top + row) * width + left]
        for (let column = Math.max(0, -left); column < Math.min(letter.width, width - left); column++) {
          const index = indexes[letter.coverage[from + column] ?? 0] ?? 0
          // Adjacent letters can overlap, so keep the higher coverage.
          if (index > (pixels[to + column] ?? 0)) pixels[to + column] = index
        }
      }
    }
  }
}
