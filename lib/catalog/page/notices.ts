import { site } from '@/lib/kit/site'
import type { Catalog, Resource } from '../types'
import { isRecord, toText } from '../values'
import type { PageModel } from './types'

/** EventCatalog's title: "will be" until the date is reached, then "was". */
function toDeprecatedTitle(kind: string, date: string): string {
  const day = new Date(date)
  const words = day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return `This ${kind} ${day < new Date(site.coreReleased) ? 'was' : 'will be'} deprecated on ${words}`
}

/** Notices before a page's text: deprecated, draft, or an older version. */
export function toNotices(catalog: Catalog, resource: Resource): PageModel['notices'] {
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
