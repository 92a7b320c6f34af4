import { readdirSync } from 'node:fs'
import path from 'node:path'
import { basePath } from '../kit/options'
import type { PageFiles } from './page-files'

const media = '_next/static/media'

/**
 * Preloads the fonts of text and headings on pages outside the documentation, so that they're there for the first paint
 * instead of replacing a fallback after it. In the documentation, that delays the text (decision 025).
 * @param folder the export
 * @returns the number of pages
 * @throws when the export has not one file for each of the two fonts
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
    // Pages that only lead on have no style sheet.
    if (at === -1 || !isOutside(name)) continue
    pages.set(name, html.slice(0, at) + links + html.slice(at))
    changed++
  }
  return changed
}
