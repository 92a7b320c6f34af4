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
 * Creates a PNG encoder for images of one size with a fixed palette. Libraries would compute a palette for each image,
 * which takes longer than drawing it.
 * @param colors at most 16, as `#3f7fbf`
 * @returns a function that takes a palette index for each pixel, row by row
 * @throws if the palette or width doesn't allow two pixels per byte
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
