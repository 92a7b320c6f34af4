import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashText } from '../kit/hash'
import { splitSections } from './sections'
import type { PageSection } from './types'

const folder = path.resolve('.cache/search')

/** Part of the cache key, so that changes to the splitter invalidate the cache. */
const sources = ['sections', 'facts', 'read-text'].map((name) => `lib/search/${name}.ts`)
let splitter: string | undefined

/** Splits HTML into sections, with a cache, because parsing HTML is slower than everything else search does with it. */
export function getSections(html: string): PageSection[] {
  splitter ??= sources.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')).join('')
  const key = hashText(`${splitter}\0${html}`)
  const file = path.join(folder, `${key}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageSection[]) : store(file, splitSections(html))
}

function store(file: string, sections: PageSection[]): PageSection[] {
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify(sections))
  return sections
}
