import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { MAX_PICTURE } from '@/lib/content/images'
import { encodePath } from '@/lib/kit/urls'

/** Maximum file sizes in bytes, by purpose. These numbers only go down. */
const budgets: readonly { isMeant: RegExp; bytes: number }[] = [
  { isMeant: /^og\//, bytes: 25_000 },
  // All menu icons in one file, requested when a menu opens.
  { isMeant: /^_content\/(menus|links)\.\w+\.svg$/, bytes: 24_000 },
  { isMeant: /^[^/]+$/, bytes: 12_000 },
  { isMeant: /./, bytes: MAX_PICTURE },
]

const isImage = (name: string) => /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp|tiff?|apng|jxl|heic)$/i.test(name)

/** Images of an export that are too large, as `file: bytes, expected at most bytes; on /page`. */
export function findHeavyImages(out: string): string[] {
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((name) => name.split(path.sep).join('/'))
  const heavy = names.filter(isImage).flatMap((name) => {
    const { size } = statSync(path.join(out, name))
    const budget = budgets.find(({ isMeant }) => isMeant.test(name))?.bytes ?? 0
    return size > budget ? [{ name, size, budget }] : []
  })
  if (heavy.length === 0) return []
  const pages = names.filter((name) => name.endsWith('.html'))
  return heavy.map(({ name, size, budget }) => {
    const page = pages.find((file) => readFileSync(path.join(out, file), 'utf8').includes(encodePath(`/${name}`)))
    const place = page === undefined ? 'on no page' : `on /${page.replace(/\.html$/, '')}`
    return `${name}: ${size} bytes, expected at most ${budget}; ${place}`
  })
}

/** Large data URLs of images in pages and style sheets, which readers download every time, as `/page: bytes`. */
export function findHeavyDataImages(out: string): string[] {
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:html|css)$/.test(name))
  return pages.flatMap((name) =>
    [...readFileSync(path.join(out, name), 'utf8').matchAll(/data:image\/[^"')\s]{2000,}/g)].map(
      ([data]) => `${name}: ${data.length} bytes of ${data.slice(5, 14)}`,
    ),
  )
}
