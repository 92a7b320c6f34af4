import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../kit/files'
import { hashText } from '../kit/hash'
import { toSharePath } from '../outputs/share-image/addresses'
import type { Job } from '../outputs/share-image/child'
import type { ShareText } from '../outputs/share-image/draw'
import { readPalette } from '../outputs/share-image/palette'
import { listShareTexts } from '../outputs/share-image/texts'
import { decodePath } from '../kit/urls'

const cache = path.resolve('.cache/og')

/** Hashes the image design. Fonts and libraries are covered by the lock file. */
function hashDesign(): string {
  const drawing = listFiles('lib/outputs/share-image').map((file) => `lib/outputs/share-image/${file}`)
  const files = [...drawing, 'lib/kit/icons/mark.ts', 'lib/kit/site.ts', 'package-lock.json']
  return hashText(JSON.stringify([readPalette().colors, ...files.map((file) => [file, readFileSync(file, 'utf8')])]))
}

/** Draws images into the cache. Runs in a child process, while this one compiles pages. */
async function drawFiles(jobs: readonly Job[]): Promise<void> {
  if (jobs.length === 0) return
  mkdirSync(cache, { recursive: true })
  const child = fork(path.resolve('lib/outputs/share-image/child.ts'), { execArgv: ['--import', 'tsx'] })
  const stop = () => child.kill()
  process.once('exit', stop)
  child.send(jobs)
  const [code] = (await once(child, 'exit')) as [number | null]
  process.off('exit', stop)
  if (code !== 0) throw new Error(`The share image process exited with ${code}.`)
}

async function drawAll(texts: ReadonlyMap<string, ShareText>): Promise<{ files: Map<string, string>; drawn: number }> {
  const design = hashDesign()
  const files = new Map<string, string>()
  const missing = new Map<string, ShareText>()
  for (const [address, text] of texts) {
    const file = path.join(cache, `${hashText(design + JSON.stringify(text))}.png`)
    files.set(address, file)
    if (!existsSync(file)) missing.set(file, text)
  }
  await drawFiles([...missing])
  return { files, drawn: missing.size }
}

/** Draws images from titles and descriptions, before pages are compiled. `writeShareImages` reuses them. */
export async function drawShareImages(): Promise<number> {
  return (await drawAll(listShareTexts(false))).drawn
}

/** Adds an image for social sharing to each page. Only draws those whose text has changed. */
export async function writeShareImages(folder: string): Promise<{ images: number; drawn: number }> {
  const { files, drawn } = await drawAll(listShareTexts())
  for (const [address, file] of files) {
    cpSync(file, path.join(folder, decodePath(toSharePath(address))))
  }
  return { images: files.size, drawn }
}
