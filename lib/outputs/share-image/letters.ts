import sharp from 'sharp'
import type { LetterColor } from './palette'
import type { Typeface } from './typeface'

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
