import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const tag = /<(script|img|iframe|source|video|audio|embed|object|link|a|form)\b([^>]*)>/gi

function getAttribute(attributes: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1]
}

/** Link types that browsers fetch automatically. */
const followed = /\b(stylesheet|preload|modulepreload|preconnect|dns-prefetch|prefetch|icon|manifest)\b/

/** Parts of a page that make a browser contact another host, and links that would expose this window. */
export function findForeign(html: string): string[] {
  return [...html.matchAll(tag)].flatMap(([whole, name = '', attributes = '']) => {
    const isLink = /^a$/i.test(name)
    if (isLink) {
      const rel = getAttribute(attributes, 'rel') ?? ''
      return /\btarget="_blank"/i.test(attributes) && !/\bnoopener\b|\bnoreferrer\b/.test(rel) ? [whole] : []
    }
    if (/^link$/i.test(name) && !followed.test(getAttribute(attributes, 'rel') ?? '')) return []
    const addresses = ['src', 'srcset', 'href', 'data', 'poster', 'action'].map((key) => getAttribute(attributes, key))
    return addresses.some((address) => /^\s*(https?:)?\/\//i.test(address ?? '')) ? [whole] : []
  })
}

/** The same for every page of an export, as `page: tag`. */
export function findForeignInExport(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) => findForeign(readFileSync(path.join(folder, name), 'utf8')).map((what) => `${name}: ${what}`))
}
