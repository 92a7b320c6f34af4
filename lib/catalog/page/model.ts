import { site } from '@/lib/kit/site'
import type { Catalog, Resource } from '../types'
import { isRecord, toText } from '../values'
import type { PageModel, PageBadge } from './types'
import { toCatalogPath } from '../address'
import { isMessage, listOwnerItems, toItems, buildSections } from './sections'

/** EventCatalog's title: "will be" until the date is reached, then "was". */
function toDeprecatedTitle(kind: string, date: string): string {
  const day = new Date(date)
  const words = day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return `This ${kind} ${day < new Date(site.coreReleased) ? 'was' : 'will be'} deprecated on ${words}`
}

/** Notices before a page's text: deprecated, draft, or an older version. */
function toNotices(catalog: Catalog, resource: Resource): PageModel['notices'] {
  const { kind, name, fields, isLatest, version } = resource
  const { deprecated, draft } = fields
  const message = (value: unknown) => (isRecord(value) ? (toText(value.message) ?? '') : '')
  const newest = catalog.resources.find((other) => other.kind === kind && other.id === resource.id && other.isLatest)
  const date = isRecord(deprecated) ? toText(deprecated.date) : undefined
  const draftTitle = isRecord(draft) ? toText(draft.title) : undefined
  return [
    ...(deprecated === undefined || deprecated === false
      ? []
      : [
          {
            title: date === undefined ? 'Deprecated' : toDeprecatedTitle(kind, date),
            text: message(deprecated),
            field: 'deprecated',
          },
        ]),
    ...(draft === undefined || draft === false
      ? []
      : [{ title: draftTitle ?? `Draft ${kind}`, text: message(draft), field: 'draft' }]),
    ...(isLatest || version === ''
      ? []
      : [{ title: 'New version found', text: `The latest version of ${name} is v${newest?.version ?? ''}` }]),
  ]
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function isPerson({ kind }: Resource): boolean {
  return kind === 'team' || kind === 'user'
}

/** Path of a resource's page in EventCatalog. */
export function toAddress(resource: Resource): string {
  return `/docs/${toCatalogPath(resource)}`
}

/** Data store fields shown as badges, with the label before the value. */
const containerBadges = [
  ['technology', ''],
  ['residency', 'Residency: '],
  ['retention', 'Retention: '],
  ['access_mode', 'Access Mode: '],
] as const

function toBadges(resource: Resource): PageBadge[] {
  if (isPerson(resource)) return []
  const { kind, badges, fields } = resource
  const own = badges.map((label): PageBadge => ({ label, field: 'badges' }))
  if (resource.kind === 'container')
    return [
      { label: capitalize(resource.type), kind, field: 'container_type' },
      ...containerBadges.flatMap(([field, before]): PageBadge[] => {
        const value = toText(fields[field])
        return value === undefined ? [] : [{ label: before + value, field }]
      }),
      ...own,
    ]
  const root: PageBadge[] =
    resource.kind === 'entity' && resource.aggregateRoot ? [{ label: '(Aggregate Root)', field: 'aggregateRoot' }] : []
  const specifications: PageBadge[] =
    resource.kind === 'service'
      ? resource.specifications.map(({ name, type }) => ({ label: name ?? `${type} Spec`, field: 'specifications' }))
      : []
  return [{ label: capitalize(kind), kind }, ...root, ...own, ...specifications]
}

function toButtons(resource: Resource): PageModel['buttons'] {
  if (isPerson(resource)) return []
  const formats = { json: 'JSON', avro: 'AVRO', protobuf: 'PROTO' }
  const schema =
    'schema' in resource && resource.schema !== undefined
      ? [{ label: `Download ${formats[resource.schema.format]} schema`, field: 'schemaPath' }]
      : []
  const withGraph = resource.kind !== 'channel' && resource.kind !== 'entity'
  return [
    ...schema,
    ...(withGraph ? [{ label: 'View in visualiser', view: 'graph' }] : []),
    { label: 'Read changelog' },
  ]
}

function toGraph(catalog: Catalog, resource: Resource): PageModel['graph'] {
  if (resource.kind === 'service')
    return { before: toItems(catalog, resource.receives), after: toItems(catalog, resource.sends) }
  if (resource.kind === 'container')
    return { before: toItems(catalog, resource.writers), after: toItems(catalog, resource.readers) }
  if (isMessage(resource) && 'senders' in resource)
    return { before: toItems(catalog, resource.senders), after: toItems(catalog, resource.receivers) }
  return undefined
}

function toContacts({ fields, kind }: Resource): PageModel['contacts'] {
  if (kind !== 'team' && kind !== 'user') return []
  return [
    ...(toText(fields.email) === undefined ? [] : [{ label: 'Email', field: 'email' }]),
    ...(toText(fields.slackDirectMessageUrl) === undefined
      ? []
      : [{ label: 'Send DM on Slack', field: 'slackDirectMessageUrl' }]),
  ]
}

function toSuffix(resource: Resource): string {
  if (resource.kind === 'team') return 'Team'
  if (resource.kind === 'user') return resource.role ?? ''
  return `v${resource.version}`
}

/** Computes what core 2.64.4 shows on a resource's page. */
export function buildPage(catalog: Catalog, resource: Resource): PageModel {
  const sections = buildSections(catalog, resource)
  const people =
    resource.kind === 'team'
      ? [{ label: '# team members', value: listOwnerItems(catalog, resource.members).length }]
      : resource.kind === 'user'
        ? [{ label: '# teams joined', value: resource.teams.length }]
        : []
  const countOf = (title: string) => sections.find((section) => section.title.startsWith(title))?.items.length ?? 0
  const owned = ['domains', 'services', 'messages'].map((what) => ({
    label: `# owned ${what}`,
    value: countOf(`Owned ${what}`),
  }))
  return {
    resource,
    address: toAddress(resource),
    suffix: toSuffix(resource),
    contacts: toContacts(resource),
    badges: toBadges(resource),
    notices: toNotices(catalog, resource),
    counts: people.length === 0 ? [] : [...owned, ...people],
    sections,
    buttons: toButtons(resource),
    graph: toGraph(catalog, resource),
  }
}
