import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { writeInFolder } from '../kit/files'
import { hashText } from '../kit/hash'
import { splitSections } from './sections'
import type { PageSection } from './types'

const folder = path.resolve('.cache/search')

/** Part of the cache key, so that changes to the splitter invalidate the cache. */
const source = path.resolve('lib/search/sections.ts')
let splitter: string | undefined

/** Splits HTML into sections, with a cache, because parsing HTML is slower than everything else search does with it. */
export function getSections(html: string): PageSection[] {
  splitter ??= existsSync(source) ? readFileSync(source, 'utf8') : ''
  const file = path.join(folder, `${hashText(`${splitter}\0${html}`)}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as PageSection[]
  const sections = splitSections(html)
  writeInFolder(file, JSON.stringify(sections))
  return sections
}
