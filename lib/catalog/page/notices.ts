import type { Catalog, Resource } from '../types'
import { isRecord, toText } from '../values'
import type { PageModel } from './types'

/** Boxes above the text of a page: it is deprecated, a draft, or an older version. */
export function toNotices(catalog: Catalog, resource: Resource): PageModel['notices'] {
  const { kind, name, fields, isLatest, version } = resource
  const { deprecated, draft } = fields
  const message = (value: unknown) => (isRecord(value) ? (toText(value.message) ?? '') : '')
  const newest = catalog.resources.find((other) => other.kind === kind && other.id === resource.id && other.isLatest)
  const date = isRecord(deprecated) ? toText(deprecated.date) : undefined
  return [
    ...(deprecated === undefined || deprecated === false
      ? []
      : [
          {
            title: date === undefined ? 'Deprecated' : `This ${kind} was deprecated on ${date}`,
            text: message(deprecated),
            field: 'deprecated',
          },
        ]),
    ...(draft === undefined || draft === false
      ? []
      : [{ title: `Draft ${kind}`, text: message(draft), field: 'draft' }]),
    ...(isLatest || version === ''
      ? []
      : [{ title: 'New version found', text: `The latest version of ${name} is v${newest?.version ?? ''}` }]),
  ]
}
