import { readdirSync } from 'node:fs'
import path from 'node:path'
import { basePath } from '../kit/options'
import type { PageChange } from './page-files'

const media = '_next/static/media'

/**
 * Preloads the text and heading fonts on pages outside the documentation, so that they're available for the first paint
 * instead of replacing a fallback after it. In the documentation, that would delay the text (decision 025).
 * @param folder the export
 * @throws if the export doesn't have exactly one file for each of the two fonts
 */
export function preloadFonts(folder: string): PageChange {
  const files = readdirSync(path.join(folder, media)).filter((name) => /^(heading|text)\.[\w-]+\.woff2$/.test(name))
  if (files.length !== 2) throw new Error(`${media}  ${files.join(', ')} were found. Expected heading and text.`)
  const links = files
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${basePath}/${media}/${file}">`)
    .join('')
  return (html, name) => {
    const at = /^docs(\.html$|\/)/.test(name) ? -1 : html.indexOf('<link rel="stylesheet"')
    // Redirect stubs have no style sheet.
    return at === -1 ? html : html.slice(0, at) + links + html.slice(at)
  }
}
