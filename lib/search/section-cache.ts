import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashText } from '../kit/hash'
import { splitSections } from './sections'
import type { PageSection } from './types'

const folder = path.resolve('.cache/search')

/** A change in how texts are split splits them anew. */
const source = 'lib/search/sections.ts'
let splitter: string | undefined

/** A text in its sections, split once: reading the HTML of a page costs more than all that search does with it. */
export function getSections(html: string): PageSection[] {
  splitter ??= existsSync(source) ? readFileSync(source, 'utf8') : ''
  const key = hashText(`${splitter}\0${html}`)
  const file = path.join(folder, `${key}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageSection[]) : store(file, splitSections(html))
}

function store(file: string, sections: PageSection[]): PageSection[] {
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify(sections))
  return sections
}
