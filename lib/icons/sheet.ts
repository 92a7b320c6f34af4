import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { brands, iconNames, linkIcons, outlines } from './outlines'

const stroke = 'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'

/** @throws when simple-icons has no such file, for example after an update that dropped a mark */
function readBrand(folder: string, name: string, file: string): string {
  let svg: string
  try {
    svg = readFileSync(path.join(folder, `${file}.svg`), 'utf8')
  } catch {
    throw new Error(`lib/icons/outlines.ts  The icon "${name}" is "${file}" of simple-icons, which has no such icon.`)
  }
  const [, shape = ''] = /<path d="([^"]+)"/.exec(svg) ?? []
  return `<symbol id="${name}" viewBox="0 0 24 24"><path fill="currentColor" d="${shape}"/></symbol>`
}

/** Icons as one SVG file, of which pages show parts by name: `<use href="….svg#github">`. */
export function buildSheet(names: readonly string[]): string {
  const folder = path.join(path.dirname(createRequire(import.meta.url).resolve('simple-icons')), 'icons')
  const symbols = names.map((name) => {
    const outline = (outlines as Record<string, string>)[name]
    const file = (brands as Record<string, string>)[name]
    if (outline !== undefined)
      return `<symbol id="${name}" viewBox="0 0 24 24"><path ${stroke} d="${outline}"/></symbol>`
    if (file !== undefined) return readBrand(folder, name, file)
    throw new Error(`lib/icons/outlines.ts  There is no icon "${name}".`)
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
}

/**
 * Writes both files of icons, each under a name that changes with what it holds, so that browsers may keep it.
 * @param folder `public/_content`
 */
export function writeSheets(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, icons] of Object.entries({ menus: [...iconNames], links: linkIcons })) {
    const svg = buildSheet(icons)
    const file = `icons-${name}.${createHash('sha256').update(svg).digest('hex').slice(0, 10)}.svg`
    for (const old of readdirSync(folder))
      if (old.startsWith(`icons-${name}.`) && old !== file) rmSync(path.join(folder, old))
    writeFileSync(path.join(folder, file), svg)
  }
}
