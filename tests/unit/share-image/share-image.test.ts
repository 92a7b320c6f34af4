import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { toSharePath } from '@/lib/share-image/addresses'
import { createDrawing } from '@/lib/share-image/draw'
import { openTypeface } from '@/lib/share-image/typeface'
import { fitText, wrapText } from '@/lib/share-image/wrap'

/** Every letter is as wide as it is high. */
const measure = (text: string, size: number) => [...text].length * size
const fits = (text: string) => text.length <= 10

describe('The address of a picture', () => {
  test.each([
    ['/', '/og/index.png'],
    ['/docs', '/og/docs.png'],
    ['/blog/ai', '/og/blog/ai.png'],
  ])('of %s is %s', (path, expected) => {
    expect(toSharePath(path)).toBe(expected)
  })
})

describe('A title', () => {
  test.each([
    ['between words', 'one two three four', ['one two', 'three four']],
    ['within a name that is longer than a line', 'getProducersAndConsumers', ['get', 'Producers', 'And', 'Consumers']],
    ['at the marks of an address', 'docs/api/reference-of-events', ['docs/api/', 'reference-', 'of-events']],
    ['nowhere, where it is a line', 'camelCase', ['camelCase']],
    ['with spaces that nobody sees', '  one \n two ', ['one two']],
  ])('is broken %s', (_, text, lines) => {
    expect(wrapText(text, fits)).toEqual(lines)
  })

  test('has the largest size at which it fits', () => {
    const room = { sizes: [20, 10], width: 100, lines: 2 }
    expect(fitText('abc def', room, measure)).toEqual({ size: 20, lines: ['abc', 'def'] })
    expect(fitText('abcdef ghij', room, measure)).toEqual({ size: 10, lines: ['abcdef', 'ghij'] })
  })

  test('is cut at the end where no size is small enough', () => {
    const room = { sizes: [10], width: 100, lines: 2 }
    expect(fitText('one two three, four five', room, measure).lines).toEqual(['one two', 'three…'])
  })
})

describe('Letters', () => {
  const face = openTypeface('figtree/files/figtree')

  test('are outlines, so that a machine without the font draws the same', () => {
    const drawn = face.draw('Æpfel', 0, 0, 30, '#123456')
    expect(drawn).toMatch(/^<g transform="translate\(0 0\) scale\(/)
    expect(drawn).not.toContain('<text')
    expect(drawn.match(/<path/g)).toHaveLength(5)
  })

  test('that the font does not have are left out', () => {
    expect(face.measure('a日b', 30)).toBe(face.measure('ab', 30))
  })

  test('grow with their size, and stand closer in pairs that the font knows', () => {
    expect(face.measure('Word', 60)).toBeCloseTo(2 * face.measure('Word', 30))
    expect(face.measure('AV', 30)).toBeLessThan(face.measure('A', 30) + face.measure('V', 30))
  })
})

describe('A picture', () => {
  const draw = createDrawing()
  const words = { section: 'Guides', title: 'Adding <events> & more', description: 'What to write. '.repeat(30) }

  test('is the same for the same words, and another for others', () => {
    expect(draw(words)).toBe(createDrawing()(words))
    expect(draw({ ...words, title: 'Other' })).not.toBe(draw(words))
  })

  test('keeps its words within its edges', async () => {
    const { data, info } = await sharp(
      Buffer.from(draw({ ...words, title: 'getProducersAndConsumersForMessage '.repeat(5) })),
    )
      .flatten()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([1200, 630])
    const row = (y: number) => data.subarray(y * info.width * info.channels, (y * info.width + 800) * info.channels)
    const ground = data.subarray(0, info.channels)
    const isEmpty = (y: number) => row(y).every((value, index) => value === ground[index % info.channels])
    for (const y of [0, 20, 610, 629]) expect(isEmpty(y), `row ${y}`).toBe(true)
    expect(isEmpty(300)).toBe(false)
  })
})
