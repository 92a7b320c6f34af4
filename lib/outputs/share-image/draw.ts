import sharp from 'sharp'
import { writeMarkShapes, type MarkColors } from '../../kit/icons/mark'
import { site } from '../../kit/site'
import { shareSize } from './addresses'
import { Letters, type Line } from './letters'
import { createColorFinder, readPalette, type Palette } from './palette'
import { createPngWriter } from './png'
import { openTypeface } from './typeface'
import { fitText } from './wrap'

/** Text of an image. */
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
export function createLayout(): (words: ShareText) => Line[] {
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
