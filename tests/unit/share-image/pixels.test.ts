import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { parseColor } from '@/lib/kit/tokens/colors'
import { Letters, type Line, openTypeface } from '@/lib/outputs/share-image/letters'
import { createColorFinder, readPalette } from '@/lib/outputs/share-image/palette'
import { createPngWriter } from '@/lib/outputs/share-image/draw'

describe('A line copied into an image', () => {
  const face = openTypeface('figtree/files/figtree', 0.03)
  const size = { width: 100, height: 60 }
  /** Writes the coverage unchanged. */
  const indexes = Uint8Array.from({ length: 256 }, (_, coverage) => coverage)
  const toLine = (text: string, x: number, y: number): Line => ({ face, size: 30, color: 'ink', text, x, y })

  async function copy(...lines: Line[]): Promise<Uint8Array> {
    const letters = new Letters()
    await letters.prepare(lines)
    const pixels = new Uint8Array(size.width * size.height)
    for (const line of lines) letters.copy(line, pixels, size, indexes)
    return pixels
  }

  /** The same text, drawn in one go by the library. */
  async function drawWhole(text: string, x: number, y: number): Promise<Uint8Array> {
    const shapes = face.place(text, 30).map((letter) => face.drawLetter(letter.glyph, x + letter.x, y - letter.y, 30))
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${shapes.join('')}</svg>`
    return await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer()
  }

  const findLargestDifference = (one: Uint8Array, other: Uint8Array) =>
    Math.max(...Array.from(one, (value, at) => Math.abs(value - (other[at] ?? 0))))

  test.each([
    ['at a pixel', 10, 40],
    ['at a quarter of one', 10.25, 40],
    ['at three quarters of one', 10.75, 40],
    ['over the left edge', -7.5, 40],
    ['over the right edge', 90, 40],
    ['over the upper edge', 10, 12],
    ['over the lower edge', 10, 63],
  ])('matches text drawn at that place: %s', async (_, x, y) => {
    const drawn = await drawWhole('g', x, y)
    expect(drawn.some((value) => value > 0)).toBe(true)
    // The library rounds a shape clipped at an edge differently.
    expect(findLargestDifference(await copy(toLine('g', x, y)), drawn)).toBeLessThanOrEqual(1)
  })

  test('positions its glyphs to within an eighth of a pixel', async () => {
    const [copied, drawn] = [await copy(toLine('An event', 3, 40)), await drawWhole('An event', 3, 40)]
    const sum = (values: Uint8Array) => values.reduce((all, value) => all + value, 0)
    expect(sum(copied) / sum(drawn)).toBeCloseTo(1, 2)
    // A glyph's edge an eighth of a pixel away changes coverage by an eighth.
    expect(findLargestDifference(copied, drawn)).toBeLessThan(255 / 6)
  })

  test('keeps earlier lines where they cover more', async () => {
    const alone = await copy(toLine('H', 10, 40))
    const both = await copy(toLine('H', 10, 40), toLine('i', 12, 40))
    expect(both.every((value, at) => value >= (alone[at] ?? 0))).toBe(true)
    expect(both).not.toEqual(alone)
  })

  test("is rejected if its glyphs weren't prepared", () => {
    const unknown = () => new Letters().copy(toLine('Hi', 0, 0), new Uint8Array(6000), size, indexes)
    expect(unknown).toThrow('A letter of "Hi" was not prepared.')
  })
})

describe('The palette', () => {
  const { colors, indexes, mark } = readPalette()

  test("fits the maximum number of colors and includes the logo's", () => {
    expect(colors).toHaveLength(16)
    expect(new Set(colors).size).toBe(16)
    expect(colors).toEqual(expect.arrayContaining(Object.values(mark)))
  })

  test.each(['muted', 'link', 'ink'] as const)('goes from the background to %s in even steps', (name) => {
    const tones = [...new Set(indexes[name])]
    expect(tones).toEqual([...tones].sort((a, b) => a - b))
    expect(tones[0]).toBe(0)
    const reds = tones.map((index) => parseColor(colors[index] ?? '')[0])
    const step = ((reds.at(-1) ?? 0) - (reds[0] ?? 0)) / (tones.length - 1)
    reds.forEach((red, index) => expect(red).toBeCloseTo((reds[0] ?? 0) + index * step, 2))
  })

  test('returns the closest color', () => {
    const find = createColorFinder(['#ffffff', '#000000', '#ff0000'])
    expect([find(255, 255, 255), find(40, 30, 20), find(200, 40, 40), find(40, 30, 20)]).toEqual([0, 1, 2, 1])
  })
})

describe('A PNG file', () => {
  const colors = ['#fdfbf7', '#141e34', '#c9680c']

  test('has the colors its pixels refer to', async () => {
    const pixels = Uint8Array.of(0, 1, 2, 0, 2, 2, 1, 0)
    const write = createPngWriter({ width: 4, height: 2 }, colors)
    write(new Uint8Array(8).fill(2))
    const { data, info } = await sharp(write(pixels)).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, info.channels]).toEqual([4, 2, 3])
    const expected = [...pixels].map((index) => (colors[index] ?? '').slice(1)).join('')
    expect(data.toString('hex')).toBe(expected)
  })

  test("is rejected if two pixels don't fit in a byte", () => {
    expect(() => createPngWriter({ width: 3, height: 2 }, colors)).toThrow('an even width, got 3 and 3.')
    expect(() => createPngWriter({ width: 4, height: 2 }, Array<string>(17).fill('#000000'))).toThrow('got 17 and 4.')
  })
})
