import { readdirSync } from 'node:fs'
import path from 'node:path'
import { basePath } from '../kit/options'
import type { PageFiles } from './page-files'

const media = '_next/static/media'

/**
 * Preloads the text and heading fonts on pages outside the documentation, so that they're available for the first paint
 * instead of replacing a fallback after it. In the documentation, that would delay the text (decision 025).
 * @param folder the export
 * @returns the number of pages
 * @throws if the export doesn't have exactly one file for each of the two fonts
 */
export function preloadFonts(pages: PageFiles, folder: string): number {
  const files = readdirSync(path.join(folder, media)).filter((name) => /^(heading|text)\.[\w-]+\.woff2$/.test(name))
  if (files.length !== 2) throw new Error(`${media}  ${files.join(', ')} were found. Expected heading and text.`)
  const links = files
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${basePath}/${media}/${file}">`)
    .join('')
  const isOutside = (name: string) => !/^docs(\.html$|\/)/.test(name)
  let changed = 0
  for (const [name, html] of pages) {
    const at = html.indexOf('<link rel="stylesheet"')
    // Redirect stubs have no style sheet.
    if (at === -1 || !isOutside(name)) continue
    pages.set(name, html.slice(0, at) + links + html.slice(at))
    changed++
  }
  return changed
}
