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

const load = createRequire(path.resolve('package.json'))

function openFont(name: string): FontFile {
  const { default: open } = load('next/dist/compiled/@next/font/dist/fontkit') as {
    default: (data: Buffer) => FontFile
  }
  return open(readFileSync(load.resolve(`@fontsource-variable/${name}-latin-wght-normal.woff2`)))
}

type Typeface = ReturnType<typeof openTypeface>

/** Opens one of the site's fonts. fontkit can't set its weight, so a stroke of `boldness` times the size is added. */
export function openTypeface(name: string, boldness = 0) {
  const font = openFont(name)
  const weight = boldness * font.unitsPerEm

  /** Lays out a word, in font units. Skips characters that the font lacks. */
  function layOut(word: string) {
    const shown = [...word].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).join('')
    const { glyphs, positions, advanceWidth: width } = font.layout(shown)
    let from = 0
    const letters = glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const letter = { glyph, x: from + xOffset, y: yOffset }
      from += xAdvance
      return letter
    })
    return { width, letters }
  }

  // Word by word, because layout is slow and many images share the same words.
  const known = new Map<string, ReturnType<typeof layOut>>()
  const toWords = (text: string) =>
    text.split(' ').map((word) => {
      const run = known.get(word) ?? layOut(word)
      known.set(word, run)
      return run
    })
  const space = layOut('n n').width - 2 * layOut('n').width

  return {
    name,
    /** Width of a text in pixels. */
    measure: (text: string, size: number) =>
      (toWords(text).reduce((sum, { width }) => sum + width + space, -space) * size) / font.unitsPerEm,
    /** Glyphs with their offset from the start of the line, in pixels. */
    place: (text: string, size: number) => {
      const scale = size / font.unitsPerEm
      let from = 0
      return toWords(text).flatMap(({ width, letters }) => {
        const start = from
        from += width + space
        return letters.map(({ glyph, x, y }) => ({ glyph, x: (start + x) * scale, y: y * scale }))
      })
    },
    /** Bounding box of a letter, relative to its origin. The y-axis points down. */
    getBox: ({ bbox: { minX, minY, maxX, maxY } }: Glyph, size: number) => {
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
    /** @returns a black SVG shape */
    drawLetter: (glyph: Glyph, x: number, y: number, size: number) => {
      const scale = size / font.unitsPerEm
      const line = weight === 0 ? '' : ` stroke="#000" stroke-width="${weight}" stroke-linejoin="round"`
      return `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"${line}/>`
    },
  }
}

/** A line of text in an image. `y` is its baseline. */
export interface Line {
  face: Typeface
  size: number
  color: LetterColor
  text: string
  x: number
  y: number
}

/** Horizontal subpixel positions per pixel. Vertically, letters are at whole pixels. */
const steps = 4

/** The letters of a line at whole pixels. The key identifies what is drawn: the letter, shifted by a part of a pixel. */
function placeLetters({ face, size, text, x, y }: Line) {
  return face.place(text, size).map((letter) => {
    const place = Math.round((x + letter.x) * steps)
    const step = place & (steps - 1)
    const key = `${face.name} ${size} ${letter.glyph.id} ${step}`
    const [left, baseline] = [Math.floor(place / steps), Math.round(y - letter.y)]
    return { key, face, size, glyph: letter.glyph, shift: step / steps, x: left, y: baseline }
  })
}

type PlacedLetter = ReturnType<typeof placeLetters>[number]

/** Keeps sheets within the maximum image height of 32,767 pixels. */
const maxLettersPerSheet = 200

/** Draws letters in a column, so that each one's pixels are contiguous: `coverage` has rows of `stride` pixels. */
async function drawSheet(letters: readonly PlacedLetter[]) {
  let [stride, sheetHeight] = [1, 0]
  const shapes: string[] = []
  const boxes = letters.map(({ face, size, glyph, shift }) => {
    const box = face.getBox(glyph, size)
    const [left, top, row] = [Math.floor(box.left), Math.floor(box.top), sheetHeight]
    const [width, height] = [Math.ceil(box.right) + 1 - left, Math.ceil(box.bottom) - top]
    shapes.push(face.drawLetter(glyph, shift - left, row - top, size))
    stride = Math.max(stride, width)
    sheetHeight += height
    return { left, top, width, height, row }
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${stride}" height="${Math.max(1, sheetHeight)}">${shapes.join('')}</svg>`
  const pixels = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer()
  return boxes.map(({ row, ...box }) => ({
    ...box,
    stride,
    coverage: pixels.subarray(row * stride, (row + box.height) * stride),
  }))
}

/** Rasterized letters. Each is drawn once per size and then copied into images. */
export class Letters {
  private readonly known = new Map<string, Awaited<ReturnType<typeof drawSheet>>[number]>()

  async prepare(lines: readonly Line[]): Promise<void> {
    const letters = lines.flatMap(placeLetters).filter(({ key }) => !this.known.has(key))
    const missing = [...new Map(letters.map((letter) => [letter.key, letter])).values()]
    for (let from = 0; from < missing.length; from += maxLettersPerSheet) {
      const part = missing.slice(from, from + maxLettersPerSheet)
      const images = await drawSheet(part)
      images.forEach((image, index) => this.known.set(part[index]?.key ?? '', image))
    }
  }

  /** Copies a line into an image. Requires `prepare` to have run for it. @param indexes palette index by coverage */
  copy(
    line: Line,
    pixels: Uint8Array,
    { width, height }: { width: number; height: number },
    indexes: Uint8Array,
  ): void {
    for (const { key, x, y } of placeLetters(line)) {
      const letter = this.known.get(key)
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
