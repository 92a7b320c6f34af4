import { findTypeNames, toCode } from './markdown'
import type { SdkNote } from './notes'
import { getFunctionPath, getResource, getTypePath, getVerb, sdkResources, sdkVerbs } from './resources'
import { writeFields } from './write-fields'
import type { SdkFunction, SdkModel, SdkType } from './types'

function writeEntry({ name, comment }: SdkFunction, notes: ReadonlyMap<string, SdkNote>): string {
  const text = notes.get(name)?.description ?? comment.split('\n')[0]?.replaceAll(/[{}<>]/g, '\\$&') ?? ''
  return `- [\`${name}\`](${getFunctionPath(name)}) ${text}`
}

/** Content of `/docs/sdk`: every function by resource, then by action. */
export function writeIndexPage(note: SdkNote, model: SdkModel, notes: ReadonlyMap<string, SdkNote>): string {
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
  const bases = type.extends.map((name) => `[\`${name}\`](${getTypePath(name)})`)
  const names = type.alias === undefined ? [] : findTypeNames(type.alias, model)
  const links = names.map((name) => `[\`${name}\`](${getTypePath(name)})`)
  const alias =
    type.alias === undefined ? '' : links.length > 0 ? `One of ${links.join(', ')}.` : `One of ${toCode(type.alias)}.`
  const table = writeFields(type, model, { isWhole: false })
  const intro = [
    bases.length === 0 ? '' : `Includes the fields of ${bases.join(', ')}.`,
    alias,
    writeUses(type, model),
    type.isExported ? '' : 'The package doesn’t export this type.',
  ]
  const text = intro.filter((part) => part !== '').join(' ')
  return [`## \`${type.name}\` {#${type.name.toLowerCase()}}`, text, table].filter((part) => part !== '').join('\n\n')
}

/** Content of `/docs/sdk/types`: every type in signatures, with its fields. */
export function writeTypesPage(note: SdkNote, model: SdkModel): string {
  const types = [...model.types].sort((a, b) => (a.name < b.name ? -1 : 1))
  return `${note.body.trimEnd()}\n\n${types.map((type) => writeType(type, model)).join('\n\n')}\n`
}
