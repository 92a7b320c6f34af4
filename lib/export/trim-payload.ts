import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PageFiles } from './page-files'

/**
 * React starts from a copy of what it drew, rows of JSON in a file beside each page. Two things in it are for nobody:
 * values that are undefined, and what the head says to other sites and to browsers, which they read from the markup.
 */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Links that are the same on every page, and that no script looks at. */
const fixedLinks = new Set(['icon', 'apple-touch-icon', 'manifest', 'search'])

/** Whether `["$",tag,key,props]`, as React writes an element, is read from the markup only, and never changes. */
function isForOthers(value: Json): boolean {
  if (!Array.isArray(value) || value[0] !== '$') return false
  const [, tag, , props] = value
  if (typeof props !== 'object' || props === null || Array.isArray(props)) return false
  const read = (key: string) => (typeof props[key] === 'string' ? props[key] : '')
  if (tag === 'meta') return /^(og|article):/.test(read('property')) || /^twitter:/.test(read('name'))
  if (tag !== 'link') return false
  return fixedLinks.has(read('rel')) || (read('rel') === 'alternate' && read('type') !== 'text/markdown')
}

function trimValue(value: Json): Json {
  if (Array.isArray(value)) return value.filter((item) => !isForOthers(item)).map(trimValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (item === '$undefined' ? [] : [[key, trimValue(item)]])),
  )
}

/**
 * Rows without what nobody needs. Rows that point into others by position, or that hold text of a given length, stay
 * as they are.
 *
 * @param all the data of a page, as `1a:["$","div",null,{}]`, a line each
 */
export function trimRows(all: string): string {
  const rows = all.replaceAll(needlessHint, '')
  if (/"\$[0-9a-f]+:|(^|\n)[0-9a-f]+:T[0-9a-f]+,/.test(rows)) return rows
  return rows
    .split('\n')
    .map((row) => {
      const [, id = '', json = ''] = /^([0-9a-f]+:)([[{].*)$/s.exec(row) ?? []
      if (json === '') return row
      try {
        return id + JSON.stringify(trimValue(JSON.parse(json) as Json))
      } catch {
        // The rest of it stands in the next script.
        return row
      }
    })
    .join('\n')
}

/** Cards of X take what `og:` says; only their kind has no other name. */
const repeated = /<meta name="twitter:(?!card")[^>]*>/g

/** Next.js asks for a connection to the site that the page comes from, where style sheets name fonts. */
const needlessLink = /<link rel="preconnect" href="\/"[^>]*>/g
const needlessHint = /^:HC\["\/",[^\n]*\n/gm

/** The head of a page without what it says twice, or for nothing. */
export function trimHead(html: string): string {
  return html.replaceAll(repeated, '').replaceAll(needlessLink, '')
}

/** Data stands beside its page, or in parts below it. Other texts, such as `llms.txt`, are files of their own. */
function isPayload(folder: string, name: string): boolean {
  if (!name.endsWith('.txt')) return false
  return path.basename(name).startsWith('__next.') || existsSync(path.join(folder, name.replace(/\.txt$/, '.html')))
}

/** Trims every page of an export, and its data in files beside it. @returns how many bytes are gone */
export function trimPayloads(pages: PageFiles, folder: string): number {
  let saved = 0
  const trim = (before: string, change: (text: string) => string, write: (text: string) => void) => {
    const after = change(before)
    if (after === before) return
    saved += Buffer.byteLength(before) - Buffer.byteLength(after)
    write(after)
  }
  for (const [name, html] of pages) trim(html, trimHead, (text) => pages.set(name, text))
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (name.startsWith('_')) continue
    const file = path.join(folder, name)
    if (isPayload(folder, name)) trim(readFileSync(file, 'utf8'), trimRows, (text) => writeFileSync(file, text))
  }
  return saved
}
