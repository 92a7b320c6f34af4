import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

export interface Difference {
  /** Share of the pixels that differ, from 0 to 1. */
  amount: number
  /** A PNG file: what differs in red, on nothing. */
  picture: Buffer
}

/** Fills the part that only one of two pictures has. No page has this color, so all of it counts as a difference. */
const filling = { r: 255, g: 0, b: 254, alpha: 1 }

/** Reads a picture as RGBA, extended to a size. */
async function readPixels(file: Buffer, width: number, height: number): Promise<Buffer> {
  const own = await sharp(file).metadata()
  return sharp(file)
    .ensureAlpha()
    .extend({ right: width - own.width, bottom: height - own.height, background: filling })
    .raw()
    .toBuffer()
}

/**
 * Compares two PNG files. A shade that's off by three levels of 256 already counts: the same page in the same browser
 * gives the same pixels, so there's no noise to allow for.
 * @returns undefined when they look the same
 * @throws when one of them isn't a picture
 */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined
  const sizes = await Promise.all([before, after].map((file) => sharp(file).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [one, other] = await Promise.all([readPixels(before, width, height), readPixels(after, width, height)])
  const marked = Buffer.alloc(width * height * 4)
  const count = pixelmatch(one, other, marked, width, height, {
    threshold: 0.01,
    includeAA: true,
    diffMask: true,
  })
  if (count === 0) return undefined
  const picture = await sharp(marked, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { amount: count / (width * height), picture }
}
