import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { brandFiles } from './brands'
import { toHashedName, writeHashed } from '../hashed-files'
import { withBase } from '../urls'
import { iconNames, linkIcons, outlines } from './outlines'

const stroke = 'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'

const ours = new Map<string, string>(Object.entries(outlines))
const files = new Map<string, string>(Object.entries(brandFiles).map(([name, { file }]) => [name, file]))

type Logos = Record<string, { body: string } | undefined>
let logos: Logos | undefined

/** @throws if simple-icons has no such logo, for example because an update removed it */
function readBrand(name: string, file: string): string {
  const simpleIcons = createRequire(import.meta.url).resolve('@iconify-json/simple-icons/icons.json')
  logos ??= (JSON.parse(readFileSync(simpleIcons, 'utf8')) as { icons: Logos }).icons
  const logo = logos[file]
  const mistake = `The icon "${name}" uses "${file}" from simple-icons, which has no such icon.`
  if (logo === undefined) throw new Error(`lib/kit/icons/brands.ts  ${mistake}`)
  // A hundredth of the 24 units of a logo is a tenth of a pixel at the largest size we draw.
  return logo.body.replaceAll(/(\.\d\d)\d+/g, '$1')
}

/** An icon's shapes in a 24×24 box, in the text color. @throws if the icon doesn't exist */
export function getIconShape(name: string): string {
  const outline = ours.get(name)
  const file = files.get(name)
  if (outline !== undefined) return `<path ${stroke} d="${outline}"/>`
  if (file !== undefined) return readBrand(name, file)
  throw new Error(`lib/kit/icons/outlines.ts  Unknown icon "${name}".`)
}

/** Combines icons into one SVG file for use by name: `<use href="….svg#github">`. */
export function buildSheet(names: readonly string[]): string {
  const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${getIconShape(name)}</symbol>`)
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
}

let menuSheet: string | undefined

/** URL of the menus' icon sheet. Unlike `getSheetUrls`, it doesn't need the file to exist yet. */
export function getMenuSheetUrl(): string {
  menuSheet ??= toHashedName('menus', 'svg', buildSheet([...iconNames]))
  return withBase(`/_content/${menuSheet}`)
}

/** Writes both icon sheets. @param target another folder than `public/_content` */
export function writeSheets(target?: string): void {
  writeHashed('menus', 'svg', buildSheet([...iconNames]), target)
  writeHashed('links', 'svg', buildSheet(linkIcons), target)
}
