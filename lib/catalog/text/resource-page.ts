import { findResource } from '../find'
import { buildPage } from '../page/model'
import { resourceKinds, type Catalog, type Resource, type ResourceKind } from '../types'
import { toKindName } from '../kinds'
import { toList, type Inline, type TextBlock, nameOf } from './blocks'

/** Attributes of a tag that name a resource, and the kind each refers to: `service="OrderService"`. */
export const kindProps: Record<string, readonly ResourceKind[]> = Object.fromEntries(
  resourceKinds.map((kind) => [kind, [kind]]),
)

/** The resource that a tag such as `<ResourcePage event="OrderPlaced" />` references. @throws if it doesn't exist */
export function getNamed(catalog: Catalog, props: Record<string, string | undefined>): Resource {
  for (const kind of resourceKinds) {
    const id = props[kind]
    const found = id === undefined ? undefined : findResource(catalog, [kind], id, props.version)
    if (found !== undefined) return found
  }
  throw new Error(`Expected one of ${resourceKinds.join(', ')}.`)
}

/** Text of a resource's page around the body: kind, version, badges, and details panel sections. */
export function toPageText(catalog: Catalog, props: Record<string, string | undefined>): TextBlock[] {
  const resource = getNamed(catalog, props)
  const { badges, notices, counts, sections } = buildPage(catalog, resource)
  const about: Inline[] = [nameOf(resource, true), ` (${toKindName(resource.kind)})`]
  const words = badges.flatMap(({ kind, label }) => (kind === undefined ? [label] : []))
  const lines: Inline[][] = [
    ...notices.map(({ title, text }) => [{ strong: title }, text === '' ? '' : `: ${text}`]),
    ...(words.length === 0 ? [] : [[`Badges: ${words.join(', ')}`]]),
    ...counts.map(({ label, value }) => [`${label}: ${value}`]),
    ...sections.map(({ title, items }) => {
      const labels = items.map(({ label, version }) => (version === undefined ? label : `${label} ${version}`))
      return [`${title}: ${labels.join(', ') || 'none'}`]
    }),
  ]
  return [
    { type: 'paragraph', line: resource.summary === undefined ? about : [...about, `: ${resource.summary}`] },
    ...toList(lines.map((line) => ({ line }))),
  ]
}

/** The front matter of a resource's file, followed by the text of its page. */
export function toFileText(catalog: Catalog, props: Record<string, string | undefined>): TextBlock[] {
  const { file, frontMatter } = getNamed(catalog, props)
  return [
    { type: 'code', language: 'yaml', title: file, text: `---\n${frontMatter}\n---` },
    { type: 'paragraph', line: ['The resulting page:'] },
    ...toPageText(catalog, props),
  ]
}
