import { boards, type Board } from '../boards'
import { findResource } from '../find'
import { buildPage } from '../page/model'
import { resourceKinds, toKindName, type Catalog, type Resource, type ResourceKind } from '../types'
import { joinBlocks, nameOf, writeCode, writeLine, writeList, type Inline } from './blocks'

/** Attributes of a tag that name a resource, and the kind each refers to: `service="OrderService"`. */
export const kindProps: Record<string, readonly ResourceKind[]> = Object.fromEntries(
  resourceKinds.map((kind) => [kind, [kind]]),
)

/** The resource that a tag such as `<ResourcePage event="OrderPlaced" />` references. @throws if it doesn't exist */
export function getNamed(catalog: Catalog, props: Record<string, string | undefined>): Resource {
  const kinds = resourceKinds.filter((kind) => props[kind] !== undefined)
  const found = kinds.map((kind) => findResource(catalog, [kind], props[kind] ?? '', props.version))
  if (found[0] === undefined) throw new Error(`Expected one of ${resourceKinds.join(', ')}.`)
  return found[0]
}

/** Text of a resource's page around the body: kind, version, badges, and details panel sections. */
export function writePage(catalog: Catalog, resource: Resource, board?: Board): string {
  const { badges, notices, counts, sections } = buildPage(catalog, resource)
  const words = badges.flatMap(({ kind, label }) => (kind === undefined ? [label] : []))
  const areas = board?.areas.map(({ name, notes }) => `${name} (${notes.map(([, text]) => text).join(', ')})`)
  const lines: Inline[][] = [
    ...notices.map(({ title, text }) => [{ strong: title }, text === '' ? '' : `: ${text}`]),
    ...(areas === undefined ? [] : [[`${board?.title}: ${areas.join(', ')}`]]),
    ...(words.length === 0 ? [] : [[`Badges: ${words.join(', ')}`]]),
    ...counts.map(({ label, value }) => [`${label}: ${value}`]),
    ...sections.map(({ title, items, none = '' }) => {
      const labels = items.map(({ label, version }) => (version === undefined ? label : `${label} ${version}`))
      return [`${title}: ${labels.join(', ') || none}`]
    }),
  ]
  const summary = resource.summary === undefined ? '' : `: ${resource.summary}`
  return joinBlocks(
    writeLine(nameOf(resource, true), ` (${toKindName(resource.kind)})${summary}`),
    writeList(lines.map((line) => ({ line }))),
  )
}

export function toPageText(catalog: Catalog, props: Record<string, string | undefined>): string {
  return writePage(catalog, getNamed(catalog, props), boards[props.board ?? ''])
}

/** The front matter of a resource's file, followed by the text of its page. */
export function toFileText(catalog: Catalog, props: Record<string, string | undefined>): string {
  const resource = getNamed(catalog, props)
  const code = writeCode('yaml', resource.file, `---\n${resource.frontMatter}\n---`)
  return joinBlocks(code, 'The resulting page:', writePage(catalog, resource))
}
