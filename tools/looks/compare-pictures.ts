import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

export interface Difference {
  /** Share of differing pixels, from 0 to 1. */
  amount: number
  /** PNG with differences in red on a transparent background. */
  picture: Buffer
}

/** Fills the area that only one of the images has. No page uses this color, so all of it counts as different. */
const fillColor = { r: 255, g: 0, b: 254, alpha: 1 }

/** Reads an image as RGBA, extended to a size. */
async function readPixels(file: Buffer, width: number, height: number): Promise<Buffer> {
  const own = await sharp(file).metadata()
  return sharp(file)
    .ensureAlpha()
    .extend({ right: width - own.width, bottom: height - own.height, background: fillColor })
    .raw()
    .toBuffer()
}

/**
 * Compares two PNG files. Differences of three levels out of 256 count, because the same page in the same browser
 * renders identically.
 * @returns undefined if they look the same
 * @throws if one of them isn't an image
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
