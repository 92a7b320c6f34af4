import { crc32, deflateSync } from 'node:zlib'

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
 * Makes what writes pictures of one size whose colors are known already: libraries look for a palette in every picture,
 * which takes longer than to draw it.
 * @param colors at most 16, as `#3f7fbf`
 * @returns a function that takes the index of a color for each pixel, row by row
 * @throws when a palette or a width cannot be written with two pixels in a byte
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
  // 4 bits a pixel, with a palette.
  header.set([4, 3], 8)
  const palette = Buffer.from(colors.map((color) => color.slice(1)).join(''), 'hex')
  const head = Buffer.concat([signature, toChunk('IHDR', header), toChunk('PLTE', palette)])
  const end = toChunk('IEND', new Uint8Array())
  // Two pixels in a byte, and before each row a 0, which says: as it is.
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
