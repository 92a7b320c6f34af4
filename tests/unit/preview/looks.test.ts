import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { comparePictures } from '@/tools/looks/pictures'
import { writeLooksReport } from '@/tools/looks/report'

/** A white image of 4 by 4 pixels, or a different height, with some black pixels in the first row. */
function draw(black: number, height = 4): Promise<Buffer> {
  const pixels = Buffer.alloc(4 * height * 3, 255).fill(0, 0, black * 3)
  return sharp(pixels, { raw: { width: 4, height, channels: 3 } })
    .png()
    .toBuffer()
}

describe('Two images', () => {
  it('are equal if they show the same, regardless of compression', async () => {
    const picture = await draw(2)
    const other = await sharp(picture).png({ compressionLevel: 0 }).toBuffer()
    expect(other.equals(picture)).toBe(false)
    expect(await comparePictures(picture, other)).toBeUndefined()
  })

  it('differ by the share of changed pixels', async () => {
    const difference = await comparePictures(await draw(0), await draw(2))
    expect(difference?.amount).toBe(2 / 16)
    expect(await sharp(difference?.picture).metadata()).toMatchObject({ width: 4, height: 4 })
  })

  it('differ if a shade changes slightly', async () => {
    const gray = await sharp(await draw(0))
      .linear(0.98)
      .png()
      .toBuffer()
    expect((await comparePictures(await draw(0), gray))?.amount).toBe(1)
  })

  it.each([
    [4, 5],
    [5, 4],
  ])('differ by the rows only one of them has (%i and %i rows)', async (before, after) => {
    expect((await comparePictures(await draw(0, before), await draw(0, after)))?.amount).toBe(1 / 5)
  })

  it("can't be compared if one isn't an image", async () => {
    await expect(comparePictures(await draw(0), Buffer.from('no picture'))).rejects.toThrow(/unsupported image format/)
  })
})

describe('The report', () => {
  const toPage = (path: string, amount: number) => ({
    path,
    title: `Title <of> ${path}`,
    amount,
    pictures: [{ name: `${path.slice(1)}-360-dark`, width: 360, mode: 'dark' as const, amount }],
  })
  const html = writeLooksReport({
    compared: 9,
    changed: [toPage('/little', 0.00001), toPage('/lot', 0.5)],
    added: [{ path: '/new', title: 'New' }],
    removed: [{ path: '/gone', title: 'Gone' }],
  })

  it('lists pages with their screenshots, the biggest difference first', () => {
    expect(html).toContain('<h1>Pages that look different: 2 of 9</h1>')
    expect(html.indexOf('50.00% <strong>/lot')).toBeGreaterThan(0)
    expect(html.indexOf('under 0.01% <strong>/little')).toBeGreaterThan(html.indexOf('/lot'))
    for (const kind of ['before', 'after', 'difference']) expect(html).toContain(`src="lot-360-dark-${kind}.webp"`)
    expect(html).toContain('Title &lt;of&gt; /lot')
  })

  it('lists pages that only exist in one export', () => {
    const text = html.replaceAll(/<!-- -->|<[^>]*>/g, '')
    expect(text).toContain('Only after: /new New')
    expect(text).toContain('Only before: /gone Gone')
  })
})
