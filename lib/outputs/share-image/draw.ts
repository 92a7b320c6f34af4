import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { writeMarkShapes, type MarkColors } from '../../kit/icons/mark'
import { site } from '../../kit/site'
import { shareSize } from './addresses'
import { Letters, type Line, openTypeface } from './letters'
import { createColorFinder, readPalette, type Palette } from './palette'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function toChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}

/**
 * Creates an encoder of pixels, each a palette index, for images of one size. Libraries would compute a palette for each
 * image, which takes longer than drawing it. @throws if the palette or width doesn't allow two pixels per byte
 */
export function createPngWriter(
  { width, height }: { width: number; height: number },
  colors: readonly string[],
): (pixels: Uint8Array) => Buffer {
  if (colors.length > 16 || width % 2 === 1) {
    throw new Error(`Expected at most 16 colors and an even width, got ${colors.length} and ${width}.`)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Bit depth 4, indexed color.
  header.set([4, 3], 8)
  const palette = Buffer.from(colors.map((color) => color.slice(1)).join(''), 'hex')
  const head = Buffer.concat([signature, toChunk('IHDR', header), toChunk('PLTE', palette)])
  const end = toChunk('IEND', new Uint8Array())
  // Each byte contains two pixels. Each row starts with filter type 0 (none).
  const bytes = width / 2
  const rows = new Uint8Array((bytes + 1) * height)

  return (pixels) => {
    let from = 0
    for (let row = 0; row < height; row++) {
      const start = row * (bytes + 1) + 1
      for (let at = start; at < start + bytes; at++, from += 2) {
        rows[at] = ((pixels[from] ?? 0) << 4) | (pixels[from + 1] ?? 0)
      }
    }
    return Buffer.concat([head, toChunk('IDAT', deflateSync(rows)), end])
  }
}

/** Where words can break, since names in code have no spaces. */
const breakable = /(?<=[a-z0-9])(?=[A-Z])|(?<=[./_-])/

/** Wraps text between words, or within names that are longer than a line. */
export function wrapText(text: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    const parts = fits(word) ? [word] : word.split(breakable)
    parts.forEach((part, index) => {
      const last = lines.at(-1)
      const longer = last === undefined ? part : `${last}${index === 0 ? ' ' : ''}${part}`
      if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer
      else lines.push(part)
    })
  }
  return lines
}

/** Finds the largest size at which a text fits into the given lines. Truncates it if even the smallest doesn't fit. */
export function fitText(
  text: string,
  { sizes, width, lines: most }: { sizes: readonly number[]; width: number; lines: number },
  measure: (text: string, size: number) => number,
) {
  const at = (size: number) => wrapText(text, (line) => measure(line, size) <= width)
  const isFitting = (size: number) => at(size).length <= most && at(size).every((line) => measure(line, size) <= width)
  const size = sizes.find(isFitting) ?? sizes.at(-1) ?? 16
  const lines = at(size)
  if (lines.length <= most) return { size, lines }
  const kept = lines.slice(0, most)
  let last = kept.at(-1) ?? ''
  while (last.includes(' ') && measure(`${last}…`, size) > width) last = last.slice(0, last.lastIndexOf(' '))
  return { size, lines: [...kept.slice(0, -1), `${last.replace(/[,;:.–-]+$/, '')}…`] }
}

export interface ShareText {
  /** Section of the site: "Guides", "Blog". */
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

/** Background shared by all images: color, logos, and a channel through the large one. */
function drawBackground(ground: string, mark: MarkColors): string {
  const size = 320
  const x = width - edge - size + 34
  const y = (height - size) / 2
  const unit = size / 32
  const spine = `<path d="M${x + 4 * unit} 0V${y + 10 * unit}M${x + 4 * unit} ${height}V${y + 22 * unit}" stroke="${mark.spine}" stroke-width="${4 * unit}"/>`
  const large = `<g transform="translate(${x} ${y}) scale(${unit})">${writeMarkShapes(mark)}</g>`
  const small = `<g transform="translate(${edge} 60) scale(${44 / 32})">${writeMarkShapes(mark)}</g>`
  const paper = `<rect width="${width}" height="${height}" fill="${ground}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paper}${spine}${large}${small}</svg>`
}

/** Loads the fonts. @returns a function that lays out an image's lines of text */
function createLayout(): (words: ShareText) => Line[] {
  const display = openTypeface('bricolage-grotesque/files/bricolage-grotesque')
  const text = openTypeface('figtree/files/figtree', 0.03)
  const wordmark: Line = { face: display, size: wordmarkSize, color: 'ink', text: site.name, x: edge + 60, y: 94 }
  const sectionX = edge + 60 + display.measure(site.name, wordmarkSize) + 18

  return ({ section, title, description }) => {
    const name = fitText(title, { sizes: titleSizes, width: room, lines: 3 }, display.measure)
    const about = fitText(description, { sizes: [aboutSize], width: room, lines: 3 }, text.measure)
    const nameHeight = name.lines.length * name.size * titleLeading
    const aboutHeight = description === '' ? 0 : gap + about.lines.length * aboutLeading
    // Vertically centered in the space after the wordmark.
    const top = headHeight + (height - headHeight - edge / 2 - nameHeight - aboutHeight) / 2
    return [
      wordmark,
      { face: text, size: wordmarkSize - 5, color: 'link', text: section, x: sectionX, y: 94 },
      ...name.lines.map((line, index): Line => {
        const y = top + name.size * (0.86 + index * titleLeading)
        return { face: display, size: name.size, color: 'ink', text: line, x: edge - 2, y }
      }),
      ...about.lines.map((line, index): Line => {
        const y = top + nameHeight + gap + 26 + index * aboutLeading
        return { face: text, size: aboutSize, color: 'muted', text: line, x: edge, y }
      }),
    ]
  }
}

/** The background as pixels, each an index into the palette. */
async function paintBackground({ colors, mark }: Palette): Promise<Uint8Array> {
  const { data, info } = await sharp(Buffer.from(drawBackground(colors[0] ?? '', mark)))
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const find = createColorFinder(colors)
  return Uint8Array.from({ length: width * height }, (_, pixel) => {
    const at = pixel * info.channels
    return find(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
  })
}

/** Draws images as PNG files. @yields them in the given order */
export async function* drawPictures(all: readonly ShareText[]): AsyncGenerator<Buffer> {
  const palette = readPalette()
  const layOut = createLayout()
  const letters = new Letters()
  const pictures = all.map(layOut)
  await letters.prepare(pictures.flat())
  const ground = await paintBackground(palette)
  const pixels = new Uint8Array(ground.length)
  const write = createPngWriter(shareSize, palette.colors)
  for (const lines of pictures) {
    pixels.set(ground)
    for (const line of lines) letters.copy(line, pixels, shareSize, palette.indexes[line.color])
    yield write(pixels)
  }
}
