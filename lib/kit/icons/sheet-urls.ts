import { readdirSync } from 'node:fs'
import path from 'node:path'
import { withBase } from '../urls'

/** Addresses of the files that hold icons. */
export interface SheetUrls {
  /** All icons, for menus that open. */
  menus: string
  /** The few that every page shows. */
  links: string
}

const folder = path.resolve('public/_content')

/** @throws when the content was not prepared, which writes the files */
export function getSheetUrls(): SheetUrls {
  const names = readdirSync(folder)
  const find = (start: string): string => {
    const name = names.find((candidate) => candidate.startsWith(start) && candidate.endsWith('.svg'))
    if (name === undefined) throw new Error(`public/_content/${start}…svg is missing. Run "npm run content" first.`)
    return withBase(`/_content/${name}`)
  }
  return { menus: find('icons-menus.'), links: find('icons-links.') }
}
