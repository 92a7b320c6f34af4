import type { ProblemList } from '../kit/problems'
import { menuFiles } from './file'

/** An unvalidated item. */
export interface WrittenItem {
  type?: unknown
  label?: unknown
  to?: unknown
  href?: unknown
  position?: unknown
  className?: unknown
  items?: unknown
}

const types = ['default', 'dropdown']
const positions = ['left', 'right']

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** Why an item can't be shown, or undefined if it's valid. */
function findFault(
  { type = 'default', label, to, href, position = 'left', className, items }: WrittenItem,
  isNested: boolean,
) {
  if (!types.includes(type as string))
    return `It has the type ${JSON.stringify(type)}. Expected "default" or "dropdown".`
  if (!isText(label)) return 'It has no label. Expected "label" with the text to show.'
  if (!positions.includes(position as string))
    return `It has the position ${JSON.stringify(position)}. Expected "left" or "right".`
  if (className !== undefined && typeof className !== 'string')
    return `It has the className ${JSON.stringify(className)}. Expected text.`
  if (type === 'dropdown') {
    if (isNested) return 'It’s a dropdown inside a dropdown. Expected a link.'
    if (!Array.isArray(items) || items.length === 0)
      return 'It’s a dropdown without items. Expected "items" with links.'
    if (to !== undefined || href !== undefined)
      return 'It’s a dropdown with its own link. Expected links in "items" only.'
    return undefined
  }
  if (items !== undefined) return 'It has items but isn’t a dropdown. Expected the type "dropdown".'
  if (to === undefined && href === undefined) return 'It has neither "to" nor "href". Expected one of them.'
  if (to !== undefined && href !== undefined) return 'It has both "to" and "href". Expected one of them.'
  if (to !== undefined && (!isText(to) || !/^\/(?!\/)/.test(to)))
    return `Its "to" is ${JSON.stringify(to)}. Expected a path on this site that starts with "/".`
  if (href !== undefined && (!isText(href) || !href.startsWith('https://')))
    return `Its "href" is ${JSON.stringify(href)}. Expected a URL that starts with "https://".`
  return undefined
}

function toName(position: number, within: string, { label }: WrittenItem): string {
  return `${within} ${position}${isText(label) ? ` "${label}"` : ''}`
}

/**
 * Reports invalid items of the legacy navbar, with their position.
 * @returns whether all items are valid
 */
export function checkNavbar(items: readonly unknown[], problems: ProblemList): boolean {
  const before = problems.errors.length
  const check = (written: unknown, name: (item: WrittenItem) => string, isInner: boolean) => {
    const isItem = typeof written === 'object' && written !== null
    const item: WrittenItem = isItem ? written : {}
    const fault = isItem ? findFault(item, isInner) : `It is ${JSON.stringify(written)}. Expected an item.`
    if (fault !== undefined)
      problems.error(
        menuFiles.navbar,
        undefined,
        `Please check the navbar item configuration of ${name(item)}. ${fault}`,
      )
    if (isInner || !Array.isArray(item.items)) return
    for (const [index, inner] of item.items.entries())
      check(inner, (found) => `${toName(index + 1, 'item', found)} of ${name(item)}`, true)
  }
  for (const [index, item] of items.entries()) check(item, (found) => toName(index + 1, 'navbar item', found), false)
  return problems.errors.length === before
}
