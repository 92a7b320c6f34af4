import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { DrawingName, DrawingProps } from './drawings'

/**
 * Drawings that pages outside the documentation show, such as the start page, by the name that those pages use.
 * They are drawn with the content, since routes cannot wait for a layout: `<HtmlSlot html={getSiteDrawing('catalog')} />`.
 */
export const siteDrawings = {
  catalog: { name: 'CatalogGraph', props: {} },
} as const satisfies Record<string, { name: DrawingName; props: DrawingProps }>

export type SiteDrawing = keyof typeof siteDrawings

const folder = path.resolve('.cache/drawings/site')

/** Keeps the HTML of a drawing for routes. */
export function storeSiteDrawing(drawing: string, html: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${drawing}.html`), html)
}

/** The HTML of a drawing. @throws when `npm run content` has not drawn it */
export function getSiteDrawing(drawing: SiteDrawing): string {
  return readFileSync(path.join(folder, `${drawing}.html`), 'utf8')
}
