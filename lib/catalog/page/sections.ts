import type { Catalog, Resource } from '../types'
import { isRecord, toRecords, toText } from '../values'
import { toFirstParts } from './first-parts'
import { listOwned, listOwnerItems, listVersionItems, toItems, toSection, unlessEmpty } from './items'
import type { PageItem, PageSection } from './types'

const owned = ['domain', 'service', 'message'] as const

function toAttachments({ fields }: Resource): PageSection[] {
  const records = toRecords(fields.attachments)
  const items = records.map((attachment): PageItem => {
    const note = toText(attachment.type)
    const label = toText(attachment.title) ?? toText(attachment.url) ?? ''
    return { label, kind: 'link', ...(note === undefined ? {} : { note }) }
  })
  return unlessEmpty(toSection('Attachments', items, 'attachments'))
}

function toRepository({ repository }: Resource): PageSection[] {
  if (repository === undefined) return []
  const items: PageItem[] = [repository.url, repository.language].flatMap((label, index) =>
    label === undefined ? [] : [{ label, kind: index === 0 ? 'link' : 'code' }],
  )
  return [{ title: 'Repository', items, isOpen: true, field: 'repository' }]
}

/** Sections of a channel that come last. */
function toLastParts(catalog: Catalog, resource: Resource): PageSection[] {
  if (resource.kind !== 'channel') return []
  const items = resource.parameters.map(({ name, description }): PageItem => ({
    label: name,
    kind: 'parameter',
    ...(description === undefined ? {} : { note: description }),
  }))
  return unlessEmpty(toSection('Parameters', items, 'parameters'))
}

function toServiceExtras(catalog: Catalog, resource: Resource): PageSection[] {
  if (resource.kind !== 'service') return []
  const specifications = resource.specifications.map(({ name, path }): PageItem => ({
    label: name ?? path,
    kind: 'link',
  }))
  return [
    ...unlessEmpty(toSection('Specifications', specifications, 'specifications')),
    ...unlessEmpty(toSection('Entities', toItems(catalog, resource.entities), 'entities')),
  ]
}

/** Whether the front matter hides a section: `detailsPanel: { versions: { visible: false } }`. */
function isHidden({ fields }: Resource, part: string): boolean {
  const panel = isRecord(fields.detailsPanel) ? fields.detailsPanel[part] : undefined
  return isRecord(panel) && panel.visible === false
}

function toOwnedParts(catalog: Catalog, id: string): Record<(typeof owned)[number], PageSection> {
  return {
    domain: toSection('Owned domains', listOwned(catalog, id, ['domain'])),
    service: toSection('Owned services', listOwned(catalog, id, ['service'])),
    message: toSection('Owned messages', listOwned(catalog, id, ['event', 'command', 'query'])),
  }
}

/** Sections of the details panel, in the order core 2.64.4 shows them. */
export function buildSections(catalog: Catalog, resource: Resource): PageSection[] {
  if (resource.kind === 'team' || resource.kind === 'user') {
    const parts = toOwnedParts(catalog, resource.id)
    const [title, ids, field] =
      resource.kind === 'team'
        ? (['Team members', resource.members, 'members'] as const)
        : (['Member of team', resource.teams, undefined] as const)
    const last = toSection(title, listOwnerItems(catalog, ids), field, 5)
    const all = [...owned.map((kind) => parts[kind]), last]
    return resource.kind === 'team' ? all : all.flatMap(unlessEmpty)
  }
  const versions = toSection('Versions', listVersionItems(catalog, resource), 'version')
  const owners = toSection('Owners', listOwnerItems(catalog, resource.owners), 'owners', 5)
  const ownersFirst = resource.kind !== 'domain'
  return [
    ...toFirstParts(catalog, resource),
    ...(isHidden(resource, 'versions') ? [] : [versions]),
    ...toAttachments(resource),
    ...toServiceExtras(catalog, resource),
    ...(ownersFirst ? [owners] : []),
    ...toRepository(resource),
    ...(ownersFirst ? [] : [owners]),
    ...toLastParts(catalog, resource),
  ]
}
