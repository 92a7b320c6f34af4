import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { toSharePath } from '@/lib/outputs/share-image/addresses'
import { drawPictures, type ShareText, fitText, wrapText } from '@/lib/outputs/share-image/draw'
import { openTypeface } from '@/lib/outputs/share-image/letters'

/** Every character is as wide as it is high. */
const measure = (text: string, size: number) => [...text].length * size
const fits = (text: string) => text.length <= 10

describe('The URL of an image', () => {
  test.each([
    ['/', '/og/index.png'],
    ['/docs', '/og/docs.png'],
    ['/blog/ai', '/og/blog/ai.png'],
  ])('for %s is %s', (path, expected) => {
    expect(toSharePath(path)).toBe(expected)
  })
})

describe('A title', () => {
  test.each([
    ['between words', 'one two three four', ['one two', 'three four']],
    ["inside a name that's longer than a line", 'getProducersAndConsumers', ['get', 'Producers', 'And', 'Consumers']],
    ['at the punctuation of a URL', 'docs/api/reference-of-events', ['docs/api/', 'reference-', 'of-events']],
    ['nowhere if it fits on one line', 'camelCase', ['camelCase']],
    ['without extra spaces', '  one \n two ', ['one two']],
  ])('wraps %s', (_, text, lines) => {
    expect(wrapText(text, fits)).toEqual(lines)
  })

  test('uses the largest size that fits', () => {
    const limits = { sizes: [20, 10], width: 100, lines: 2 }
    expect(fitText('abc def', limits, measure)).toEqual({ size: 20, lines: ['abc', 'def'] })
    expect(fitText('abcdef ghij', limits, measure)).toEqual({ size: 10, lines: ['abcdef', 'ghij'] })
  })

  test('is truncated if no size is small enough', () => {
    const limits = { sizes: [10], width: 100, lines: 2 }
    expect(fitText('one two three, four five', limits, measure).lines).toEqual(['one two', 'three…'])
  })
})

describe('Glyphs', () => {
  const face = openTypeface('figtree/files/figtree')

  test('are outlines, so a machine without the font draws the same', () => {
    const letters = face.place('Æpfel', 30)
    expect(letters).toHaveLength(5)
    for (const { glyph } of letters) expect(face.drawLetter(glyph, 0, 0, 30)).toMatch(/^<path [^<]* d="M[^<]*\/>$/)
  })

  test('are placed one after another within the width of their line', () => {
    const places = face.place('an event', 30).map(({ x }) => x)
    expect(places[0]).toBe(0)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(new Set(places).size).toBe(places.length)
    expect(places[2], 'with a space between words').toBeCloseTo(face.measure('an e', 30) - face.measure('e', 30))
    expect(places.at(-1)).toBeLessThan(face.measure('an event', 30))
    expect(face.place('an event', 60).at(-1)?.x).toBeCloseTo(2 * (places.at(-1) ?? 0))
  })

  test('missing from the font are skipped', () => {
    expect(face.measure('a日b', 30)).toBe(face.measure('ab', 30))
  })

  test('scale with the font size, and are kerned', () => {
    expect(face.measure('Word', 60)).toBeCloseTo(2 * face.measure('Word', 30))
    expect(face.measure('AV', 30)).toBeLessThan(face.measure('A', 30) + face.measure('V', 30))
  })
})

describe('An image', () => {
  const words = { section: 'Guides', title: 'Adding <events> & more', description: 'What to write. '.repeat(30) }
  async function draw(...all: ShareText[]): Promise<Buffer[]> {
    const drawn = []
    for await (const picture of drawPictures(all)) drawn.push(picture)
    return drawn
  }

  test('is the same for the same text, whatever was drawn before, and different for other text', async () => {
    const [alone] = await draw(words)
    const [other, after] = await draw({ ...words, title: 'Other' }, words)
    expect(after).toEqual(alone)
    expect(other).not.toEqual(alone)
  })

  test('keeps its text inside its edges', async () => {
    const [picture] = await draw({ ...words, title: 'getProducersAndConsumersForMessage '.repeat(5) })
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([1200, 630])
    const row = (y: number) => data.subarray(y * info.width * info.channels, (y * info.width + 800) * info.channels)
    const background = data.subarray(0, info.channels)
    const isEmpty = (y: number) => row(y).every((value, index) => value === background[index % info.channels])
    for (const y of [0, 20, 610, 629]) expect(isEmpty(y), `row ${y}`).toBe(true)
    expect(isEmpty(300)).toBe(false)
  })
})
