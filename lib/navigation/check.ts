import { isMenu, type MenuItem, type NavbarItem, type Navigation } from './types'
import type { ProblemList } from '../kit/problems'
import { groupBy } from '../kit/group-by'
import { isInternal } from '../kit/urls'
import type { Targets } from './targets'

/** Defines all menus, apart from the items of integrations, which are in their files. */
const menusFile = 'lib/navigation/menus.ts'
const integrationsFolder = 'integrations/'

/** A list of links shown together, with its name for messages, and the file that defines it. */
interface Place {
  name: string
  file: string
  items: readonly MenuItem[]
}

/** Every list of links, except for the legacy navbar, which has a different item type. */
export function listPlaces({ header, mobile, footer, social, search, start }: Navigation): Place[] {
  const toPlace = (name: string, items: readonly MenuItem[], file = menusFile): Place => ({ name, file, items })
  const toPlaces = (entries: Navigation['header'], where: string): Place[] => [
    ...entries.filter(isMenu).flatMap(({ name, kind, groups, showAll }) => {
      const file = kind === 'integrations' ? integrationsFolder : menusFile
      const title = `${where} menu "${name}"`
      return [toPlace(title, Object.values(groups).flat(), file), toPlace(title, [showAll ?? []].flat())]
    }),
    toPlace(
      where,
      entries.filter((entry): entry is MenuItem => !isMenu(entry)),
    ),
  ]
  return [
    ...toPlaces(header, 'header'),
    ...toPlaces(mobile, 'mobile'),
    ...Object.entries(footer).map(([title, items]) => toPlace(`footer "${title}"`, items)),
    toPlace('social links', social),
    toPlace('search button', [search]),
    toPlace('start button', [start ?? []].flat()),
  ]
}

/** Links of the legacy navbar, including those in dropdowns. */
function listNavbarLinks(items: readonly NavbarItem[]): { name: string; href: string }[] {
  return items.flatMap(({ label, to, href, items: inner }) => {
    const address = to ?? href
    return [...(address === undefined ? [] : [{ name: label, href: address }]), ...listNavbarLinks(inner ?? [])]
  })
}

/** An unvalidated item. */
type WrittenItem = { [name in keyof NavbarItem]?: unknown }

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Why an item can't be shown, or undefined if it's valid. */
function findFault(item: WrittenItem, isNested: boolean): string | undefined {
  const { type = 'default', label, to, href, position = 'left', className, items } = item
  const show = JSON.stringify
  if (type !== 'default' && type !== 'dropdown')
    return `It has the type ${show(type)}. Expected "default" or "dropdown".`
  if (!isText(label)) return 'It has no label. Expected "label" with the text to show.'
  if (position !== 'left' && position !== 'right')
    return `It has the position ${show(position)}. Expected "left" or "right".`
  if (className !== undefined && typeof className !== 'string')
    return `It has the className ${show(className)}. Expected text.`
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
  if (to !== undefined && (!isText(to) || !isInternal(to)))
    return `Its "to" is ${show(to)}. Expected a path on this site that starts with "/".`
  if (href !== undefined && (!isText(href) || !href.startsWith('https://')))
    return `Its "href" is ${show(href)}. Expected a URL that starts with "https://".`
  return undefined
}

/** Reports invalid items of the legacy navbar, or of one of its dropdowns. */
function checkNavbar(items: readonly unknown[], problems: ProblemList, dropdown?: string): void {
  for (const [index, written] of items.entries()) {
    const isItem = typeof written === 'object' && written !== null
    const item: WrittenItem = isItem ? written : {}
    const own = `item ${index + 1}${isText(item.label) ? ` "${item.label}"` : ''}`
    const name = dropdown === undefined ? `navbar ${own}` : `${own} of ${dropdown}`
    const invalid = `It is ${JSON.stringify(written)}. Expected an item.`
    const fault = isItem ? findFault(item, dropdown !== undefined) : invalid
    if (fault !== undefined)
      problems.error(menusFile, undefined, `Please check the navbar item configuration of ${name}. ${fault}`)
    if (dropdown === undefined && Array.isArray(item.items)) checkNavbar(item.items, problems, name)
  }
}

/** Our own content must have every target. For other content, items without one are left out. */
interface CheckOptions {
  targets: Targets
  isOwn: boolean
  hasIcon: (icon: string) => boolean
}

/** Problems with an item that don't depend on the content. */
function listFaults(items: readonly MenuItem[], index: number, { hasIcon }: CheckOptions): string[] {
  const { name = '', href = '', icon, description } = items[index] ?? {}
  const earlier = items.slice(0, index).find((other) => other.name === name || other.href === href)
  const faults = []
  if (name.trim() === '') faults.push('has no name. Expected the text to show')
  if (!isInternal(href) && !href.startsWith('https://'))
    faults.push(`links to "${href}". Expected a path or URL that starts with "/" or "https://"`)
  if (icon !== undefined && !hasIcon(icon))
    faults.push(
      `has the icon "${icon}", which doesn’t exist. Expected an icon from lib/kit/icons/outlines.ts or the path of an image`,
    )
  if (description?.trim() === '') faults.push('has an empty description. Expected a few words, or none')
  if (earlier !== undefined)
    faults.push(`duplicates "${earlier.name}", which links to ${earlier.href}. Expected it once`)
  return faults
}

/** Several menus can have the same missing target, so one message lists them all. */
function reportMissing(navigation: Navigation, { targets, isOwn }: CheckOptions, problems: ProblemList): void {
  const links = [
    ...listPlaces(navigation).flatMap(({ name: place, file, items }) =>
      items.map(({ name, href }) => ({ name, href, place, file })),
    ),
    ...listNavbarLinks(navigation.navbar).map((link) => ({ ...link, place: 'older navbar', file: menusFile })),
  ].filter(({ href }) => isInternal(href) && !targets.has(href))
  for (const [address, same] of groupBy(links, ({ href }) => href)) {
    const listAll = (key: 'name' | 'place' | 'file') => [...new Set(same.map((link) => link[key]))]
    const names = listAll('name').map((name) => `"${name}"`)
    const [places, files] = [listAll('place').join(', '), listAll('file').join(', ')]
    const [noun, verb] = names.length === 1 ? ['item', 'links'] : ['items', 'link']
    const subject = `The menu ${noun} ${names.join(' and ')} (${places}) ${verb} to ${address}`
    const left = names.length === 1 ? 'It’s hidden' : 'They’re hidden'
    const closest = isOwn ? targets.findClosest(address) : undefined
    const hint = closest === undefined ? '' : ` Did you mean ${closest}?`
    if (isOwn) problems.error(files, undefined, `${subject}, but there’s no such page or redirect.${hint}`)
    else if (!targets.hasDocs && /^\/docs(\/|$)/.test(address)) {
      const reason = 'the docs feature must be enabled, and this tree has no pages in docs/'
      problems.warn(files, undefined, `${subject}. ${left}: ${reason}.`)
    } else problems.warn(files, undefined, `${subject}, which doesn’t exist in this tree. ${left}.`)
  }
}

/** Checks every menu. Errors fail the build; warnings report hidden items. */
export function checkNavigation(navigation: Navigation, options: CheckOptions, problems: ProblemList): void {
  const before = problems.errors.length
  checkNavbar(navigation.navbar, problems)
  // Invalid items have no address to check.
  if (problems.errors.length > before) return
  for (const { name: place, file, items } of listPlaces(navigation)) {
    for (const [index, { name }] of items.entries()) {
      for (const fault of listFaults(items, index, options))
        problems.error(file, undefined, `Item ${index + 1} "${name}" (${place}) ${fault}.`)
    }
  }
  reportMissing(navigation, options, problems)
}
