import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { decodePath } from '../urls'
import { toSharePath } from '../share-image/addresses'
import { createDrawing } from '../share-image/draw'
import { listShareTexts } from '../share-image/texts'

const cache = path.resolve('.cache/og')

/** Few colors make small files; letters still have enough tones at their edges to look smooth. */
const format = { palette: true, colours: 16, effort: 1, dither: 0, compressionLevel: 7 } as const

/** Draws a picture into the cache, unless it was drawn before. */
async function drawFile(svg: string): Promise<{ file: string; fresh: boolean }> {
  const name = createHash('sha256').update(JSON.stringify(format)).update(svg).digest('hex').slice(0, 24)
  const file = path.join(cache, `${name}.png`)
  if (existsSync(file)) return { file, fresh: false }
  await sharp(Buffer.from(svg)).flatten().png(format).toFile(file)
  return { file, fresh: true }
}

/**
 * Writes the pictures that other sites show beside a link, one for each page. They are kept by what they show, so that
 * a build draws only those whose words have changed.
 * @param folder export that the files are added to
 * @returns how many there are, and how many were drawn anew
 */
export async function writeShareImages(folder: string): Promise<{ images: number; drawn: number }> {
  mkdirSync(cache, { recursive: true })
  const draw = createDrawing()
  const waiting = [...listShareTexts()]
  const images = waiting.length
  let drawn = 0
  // The library draws outside this thread; as many at once as there are cores, one core each.
  sharp.concurrency(1)
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [address, text] = next
      const { file, fresh } = await drawFile(draw(text))
      const target = path.join(folder, decodePath(toSharePath(address)))
      mkdirSync(path.dirname(target), { recursive: true })
      copyFileSync(file, target)
      if (fresh) drawn++
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))
  return { images, drawn }
}
