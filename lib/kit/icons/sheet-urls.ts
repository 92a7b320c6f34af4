import { readdirSync } from 'node:fs'
import path from 'node:path'
import { withBase } from '../urls'

/** URLs of the icon sheets. */
export interface SheetUrls {
  /** Icons for menus, loaded when one opens. */
  menus: string
  /** The few icons on every page. */
  links: string
}

const folder = path.resolve('public/_content')

/** @throws if the sheets don't exist yet, because the content hasn't been prepared */
export function getSheetUrls(): SheetUrls {
  const names = readdirSync(folder)
  const find = (start: string): string => {
    const name = names.find((candidate) => candidate.startsWith(start) && candidate.endsWith('.svg'))
    if (name === undefined) throw new Error(`public/_content/${start}…svg is missing. Run "npm run content" first.`)
    return withBase(`/_content/${name}`)
  }
  return { menus: find('icons-menus.'), links: find('icons-links.') }
}
