import { site } from '@/lib/kit/site'
import { isMessage } from '../find'
import { toCatalogPath, type Catalog, type Resource, type ResourceKind } from '../types'
import { toRecord, toText } from '../values'
import { buildSections, toItem, type PageItem, type PageSection } from './sections'

interface PageNotice {
  title: string
  text: string
  field?: string
}

/** A badge, or a button with the view of the live catalog that it opens. */
interface PageLabel {
  label: string
  field?: string
  kind?: ResourceKind
  view?: string
}

/** EventCatalog's title: "will be" until the date is reached, then "was". */
function toDeprecatedTitle(kind: string, date: string): string {
  const day = new Date(date)
  const words = day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return `This ${kind} ${day < new Date(site.coreReleased) ? 'was' : 'will be'} deprecated on ${words}`
}

/** Notices before a page's text: deprecated, draft, or an older version. */
function toNotices(resource: Resource): PageNotice[] {
  const { kind, name, fields, isLatest, versions } = resource
  /** A notice that a field turns on: `draft: true`, or an object with details. */
  const toNotice = (field: string, toTitle: (value: Record<string, unknown>) => string) => {
    if (fields[field] === undefined || fields[field] === false) return []
    const value = toRecord(fields[field])
    return [{ title: toTitle(value), text: toText(value.message) ?? '', field }]
  }
  const notices = [
    ...toNotice('deprecated', (value) => {
      const date = toText(value.date)
      return date === undefined ? 'Deprecated' : toDeprecatedTitle(kind, date)
    }),
    ...toNotice('draft', ({ title }) => toText(title) ?? `Draft ${kind}`),
  ]
  if (isLatest) return notices
  const older = `You are looking at a previous version of the ${kind} ${name}.`
  const latest = `The latest version of this ${kind} is v${versions[0]?.version}\u00a0→`
  return [...notices, { title: 'New version found', text: `${older} ${latest}` }]
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Path of a resource's page in EventCatalog. */
export const toAddress = (resource: Resource) => `/docs/${toCatalogPath(resource)}`

/** Data store fields shown as badges, with the label before the value. */
const containerBadges = [
  ['technology', ''],
  ['residency', 'Residency: '],
  ['retention', 'Retention: '],
  ['access_mode', 'Access Mode: '],
] as const

function toBadges(resource: Resource): PageLabel[] {
  const { kind, badges, fields } = resource
  const own = badges.map((label): PageLabel => ({ label, field: 'badges' }))
  if (kind === 'container') {
    const details = containerBadges.flatMap(([field, before]): PageLabel[] => {
      const value = toText(fields[field])
      return value === undefined ? [] : [{ label: before + value, field }]
    })
    return [{ label: capitalize(resource.type), kind, field: 'container_type' }, ...details, ...own]
  }
  const root = kind === 'entity' && resource.aggregateRoot
  const specifications = kind === 'service' ? resource.specifications : []
  return [
    { label: capitalize(kind), kind },
    ...(root ? [{ label: '(Aggregate Root)', field: 'aggregateRoot' }] : []),
    ...own,
    ...specifications.map(({ name }) => ({ label: name, field: 'specifications' })),
  ]
}

const schemaNames = { json: 'JSON', avro: 'AVRO', protobuf: 'PROTO' }

function toButtons(resource: Resource): PageLabel[] {
  const schema = isMessage(resource) ? resource.schema : undefined
  const withGraph = resource.kind !== 'channel' && resource.kind !== 'entity'
  return [
    ...(schema ? [{ label: `Download ${schemaNames[schema.format]} schema`, field: 'schemaPath' }] : []),
    ...(withGraph ? [{ label: 'View in visualiser', view: 'graph' }] : []),
    { label: 'Read changelog' },
  ]
}

/** Names on both sides of a resource in its graph. A store or service that's read and written is only on one. */
function toGraph(resource: Resource): { before: PageItem[]; after: PageItem[] } | undefined {
  const toSides = (before: readonly Resource[], after: readonly Resource[]) => {
    return { before: before.map(toItem), after: after.map(toItem) }
  }
  if (isMessage(resource)) return toSides(resource.senders, resource.receivers)
  const without = <R>(list: readonly R[], others: readonly R[]) => list.filter((each) => !others.includes(each))
  if (resource.kind === 'service') {
    const { receives, readsFrom, writesTo, sends } = resource
    return toSides([...receives, ...without(readsFrom, writesTo)], [...writesTo, ...sends])
  }
  if (resource.kind !== 'container') return undefined
  return toSides(resource.writers, without(resource.readers, resource.writers))
}

const contactFields = [
  { label: 'Email', field: 'email' },
  { label: 'Send DM on Slack', field: 'slackDirectMessageUrl' },
]

/** What a team owns, and its members. The same for a user. */
function toCounts(resource: Extract<Resource, { kind: 'team' | 'user' }>, sections: readonly PageSection[]) {
  const owned = ['domains', 'services', 'messages'].map((what) => {
    const section = sections.find(({ title }) => title.startsWith(`Owned ${what}`))
    return { label: `# owned ${what}`, value: section?.items.length ?? 0 }
  })
  const people =
    resource.kind === 'team'
      ? { label: '# team members', value: resource.members.length }
      : { label: '# teams joined', value: resource.teams.length }
  return [...owned, people]
}

/** What core 2.64.4 shows on a resource's page, in display order. */
export type PageModel = ReturnType<typeof buildPage>

export function buildPage(catalog: Catalog, resource: Resource) {
  const sections = buildSections(catalog, resource)
  const page = {
    resource,
    /** Path within the catalog: `/docs/events/OrderPlaced/2.0.0`. */
    address: toAddress(resource),
    /** Text after the name: `(v2.0.0)`, `(Team)`, or a user's role, which is on its own line. */
    suffix: `(v${resource.version})`,
    /** Contact links of a team or user, between title and summary. */
    contacts: contactFields.filter(({ field }) => toText(resource.fields[field]) !== undefined),
    badges: toBadges(resource),
    notices: toNotices(resource),
    counts: [] as ReturnType<typeof toCounts>,
    sections,
    buttons: toButtons(resource),
    graph: toGraph(resource),
  }
  if (resource.kind !== 'team' && resource.kind !== 'user') return { ...page, contacts: [] }
  const suffix = resource.kind === 'team' ? '(Team)' : (resource.role ?? '')
  return { ...page, suffix, counts: toCounts(resource, sections), badges: [], buttons: [] }
}
