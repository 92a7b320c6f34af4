import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { decodePath } from '../urls'
import { toSharePath } from '../share-image/addresses'
import { createDrawing, type ShareText } from '../share-image/draw'
import { listShareTexts } from '../share-image/texts'

const cache = path.resolve('.cache/og')

/** Few colors make small files; letters still have enough tones at their edges to look smooth. */
const format = { palette: true, colours: 16, effort: 1, dither: 0, compressionLevel: 7 } as const

/** Draws a picture into the cache, unless it was drawn before. */
async function drawFile(svg: string): Promise<{ file: string; fresh: boolean }> {
  const name = createHash('sha256').update(JSON.stringify(format)).update(svg).digest('hex').slice(0, 24)
  const file = path.join(cache, `${name}.png`)
  if (existsSync(file)) return { file, fresh: false }
  // A build that is ended here leaves no half of a picture under its name.
  await sharp(Buffer.from(svg)).flatten().png(format).toFile(`${file}.part`)
  renameSync(`${file}.part`, file)
  return { file, fresh: true }
}

/** Draws pictures. @param place is told of each, where it is and whether it was drawn now */
async function drawAll(
  texts: ReadonlyMap<string, ShareText>,
  place: (address: string, drawn: { file: string; fresh: boolean }) => void,
): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const draw = createDrawing()
  const waiting = [...texts]
  // The library draws outside this thread; as many at once as there are cores, one core each.
  sharp.concurrency(1)
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [address, text] = next
      place(address, await drawFile(draw(text)))
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))
}

/**
 * Draws the pictures that are known from titles and descriptions, before the texts of pages are compiled, for
 * `writeShareImages` to find.
 * @returns how many were drawn
 */
export async function drawShareImages(): Promise<number> {
  let drawn = 0
  await drawAll(listShareTexts(false), (_, { fresh }) => (drawn += Number(fresh)))
  return drawn
}

/**
 * Writes the pictures that other sites show beside a link, one for each page. They are kept by what they show, so that
 * a build draws only those whose words have changed.
 * @param folder export that the files are added to
 * @returns how many there are, and how many were drawn anew
 */
export async function writeShareImages(folder: string): Promise<{ images: number; drawn: number }> {
  const texts = listShareTexts()
  let drawn = 0
  await drawAll(texts, (address, { file, fresh }) => {
    const target = path.join(folder, decodePath(toSharePath(address)))
    mkdirSync(path.dirname(target), { recursive: true })
    copyFileSync(file, target)
    if (fresh) drawn++
  })
  return { images: texts.size, drawn }
}
