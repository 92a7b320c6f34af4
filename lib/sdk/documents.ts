import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type SdkNote, checkNotes, notesFolder, readNotes } from './notes'
import { getFunctionPath, getResource, getTypePath, getVerb, sdkResources, sdkVerbs } from './resources'
import { readOutcomes } from './outcomes'
import { findTypeNames, toCode, writeFields, writeFunctionPage, writeHead, type PageSources } from './write-page'
import type { SdkFunction, SdkModel, SdkType } from './types'
import type { SourceDocument } from '../content/documents'
import { writeInFolder } from '../kit/files'
import { hashFolders, hashText } from '../kit/hash'
import type { ProblemList } from '../kit/problems'
import { readModel, readPackage } from './read-model'

function writeEntry({ name, comment }: SdkFunction, notes: ReadonlyMap<string, SdkNote>): string {
  const text = notes.get(name)?.description ?? comment.split('\n')[0]?.replaceAll(/[{}<>]/g, '\\$&') ?? ''
  return `- [\`${name}\`](${getFunctionPath(name)}) ${text}`
}

/** Content of `/docs/sdk`: every function by resource, then by action. */
function writeIndexPage(note: SdkNote, model: SdkModel, notes: ReadonlyMap<string, SdkNote>): string {
  const byResource = sdkResources.map(({ name, label }) => {
    const entries = model.functions.filter((each) => getResource(each) === name)
    return `### ${label} {#${name}}\n\n${entries.map((each) => writeEntry(each, notes)).join('\n')}`
  })
  const byVerb = sdkVerbs.map(({ name, label }) => {
    const names = model.functions.filter((each) => getVerb(each.name) === name).map((each) => each.name)
    const links = names.map((each) => `- [\`${each}\`](${getFunctionPath(each)})`)
    return `### ${label} {#${name}}\n\n${links.join('\n')}`
  })
  const resources = `<SdkFilter count="${model.functions.length}">\n\n${byResource.join('\n\n')}\n\n</SdkFilter>`
  // The functions come before the note's other sections, because most readers want those.
  const place = note.body.indexOf('\n## ')
  const [start, rest] = place < 0 ? [note.body, ''] : [note.body.slice(0, place), note.body.slice(place)]
  return `${start.trimEnd()}\n\n## Functions by resource {#functions}\n\n${resources}\n\n## Functions by action {#verbs}\n\n<div className="sdk-names">\n\n${byVerb.join('\n\n')}\n\n</div>\n${rest}`
}

function writeUses(type: SdkType, { functions }: SdkModel): string {
  const uses = ({ returns, parameters }: SdkFunction) =>
    findTypeNames([returns, ...parameters.map((each) => each.type)].join(' '), { types: [type] }).length > 0
  const links = functions.filter(uses).map(({ name }) => `[\`${name}\`](${getFunctionPath(name)})`)
  return links.length === 0 ? '' : `Used by ${links.join(', ')}.`
}

function writeType(type: SdkType, model: SdkModel): string {
  const link = (name: string) => `[\`${name}\`](${getTypePath(name)})`
  const bases = type.extends.map(link)
  const links = findTypeNames(type.alias ?? '', model).map(link)
  const intro = [
    bases.length > 0 && `Includes the fields of ${bases.join(', ')}.`,
    type.alias !== undefined && `One of ${links.join(', ') || toCode(type.alias)}.`,
    writeUses(type, model),
    !type.isExported && 'The package doesn’t export this type.',
  ]
  const heading = `## \`${type.name}\` {#${type.name.toLowerCase()}}`
  const parts = [heading, intro.filter(Boolean).join(' '), writeFields(type, model, { isWhole: false })]
  return parts.filter(Boolean).join('\n\n')
}

/** Content of `/docs/sdk/types`: every type in signatures, with its fields. */
function writeTypesPage(note: SdkNote, model: SdkModel): string {
  const types = model.types.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return `${note.body.trimEnd()}\n\n${types.map((type) => writeType(type, model)).join('\n\n')}\n`
}

const hashSources = (contentDir: string) =>
  hashText(readPackage().version + hashFolders('lib/sdk', path.join(contentDir, notesFolder)))

function toDocument(each: SdkFunction, note: SdkNote | undefined, sources: PageSources): SourceDocument {
  const resource = getResource(each)
  const linesBefore = writeHead(each, note, sources).split('\n').length - 1
  const inGroup = sources.model.functions.filter((other) => getResource(other) === resource)
  return {
    file: `docs/sdk/${resource}/${each.name}.mdx`,
    frontMatter: {
      title: each.name,
      description:
        note?.description ??
        `Reference for ${each.name} in the EventCatalog SDK: its signature, parameters and return value.`,
      kind: 'reference',
      slug: getFunctionPath(each.name).replace('/docs', ''),
      sidebar_position: inGroup.indexOf(each) + 1,
      keywords: ['SDK', ...(note?.keywords ?? [])],
    },
    body: writeFunctionPage(each, note, sources),
    source: { file: note?.file, bodyOffset: note === undefined ? 0 : note.bodyOffset - linesBefore },
  }
}

function toPage(note: SdkNote, body: string, frontMatter: Record<string, unknown>): SourceDocument {
  const { name, title, description, keywords, file, bodyOffset } = note
  return {
    file: `docs/sdk/${name}.mdx`,
    frontMatter: { title: title ?? name, description, keywords: ['SDK', ...keywords], ...frontMatter },
    body,
    source: { file, bodyOffset },
  }
}

function buildDocuments(notes: ReadonlyMap<string, SdkNote>): SourceDocument[] {
  const since = JSON.parse(readFileSync('lib/sdk/data/since.json', 'utf8')) as Record<string, string>
  const model = readModel()
  // Sorted by resource, then by verb, then in package order.
  const rank = (each: SdkFunction) =>
    sdkResources.findIndex(({ name }) => name === getResource(each)) * 10 +
    sdkVerbs.findIndex(({ name }) => name === getVerb(each.name))
  const functions = model.functions.toSorted((a, b) => rank(a) - rank(b))
  const sources = { model: { ...model, functions }, outcomes: readOutcomes().outcomes, since }
  const documents = functions.map((each) => toDocument(each, notes.get(each.name), sources))
  const index = notes.get('index')
  const types = notes.get('types')
  if (types !== undefined)
    documents.unshift(toPage(types, writeTypesPage(types, sources.model), { kind: 'reference', sidebar_position: 99 }))
  if (index !== undefined)
    documents.unshift(
      toPage(index, writeIndexPage(index, sources.model, notes), { kind: 'index', sidebar_label: 'SDK' }),
    )
  return documents
}

/** Generates the SDK's pages from the package and our notes. Cached until any input changes. */
export function readSdkDocuments(contentDir: string): SourceDocument[] {
  if (!existsSync(path.join(contentDir, notesFolder))) return []
  const file = `.cache/sdk/${hashSources(contentDir)}.json`
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as SourceDocument[]
  const documents = buildDocuments(readNotes(contentDir))
  writeInFolder(file, JSON.stringify(documents))
  return documents
}

/** Reports notes without a function, and functions without a note. Does nothing for content without notes. */
export function checkSdkNotes(contentDir: string, problems: ProblemList): void {
  if (!existsSync(path.join(contentDir, notesFolder))) return
  const names = readModel().functions.map(({ name }) => name)
  checkNotes(readNotes(contentDir), names, problems)
}
