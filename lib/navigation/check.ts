import type { ProblemList } from '../kit/problems'
import { isInternal } from '../kit/urls'
import { checkNavbar } from './check-navbar'
import { menuFiles } from './file'
import { listNavbarLinks, listPlaces } from './places'
import type { Targets } from './targets'
import type { MenuItem, Navigation } from './types'

export interface CheckOptions {
  targets: Targets
  /**
   * Whether it's our own content, which must have every target. For other content, items without a target are left out.
   */
  isOwn: boolean
  /** Whether an icon with this name, or an image at this path, exists. */
  hasIcon: (icon: string) => boolean
}

/** Problems with an item that don't depend on the content. */
function listFaults(items: readonly MenuItem[], index: number, { hasIcon }: CheckOptions): string[] {
  const { name = '', href = '', icon, description } = items[index] ?? {}
  const earlier = items.slice(0, index).find((other) => other.name === name || other.href === href)
  return [
    ...(name.trim() === '' ? ['has no name. Expected the text to show'] : []),
    ...(isInternal(href) || href.startsWith('https://')
      ? []
      : [`links to "${href}". Expected a path or URL that starts with "/" or "https://"`]),
    ...(icon === undefined || hasIcon(icon)
      ? []
      : [
          `has the icon "${icon}", which doesn’t exist. Expected an icon from lib/kit/icons/outlines.ts or the path of an image`,
        ]),
    ...(description?.trim() === '' ? ['has an empty description. Expected a few words, or none'] : []),
    ...(earlier === undefined
      ? []
      : [`duplicates "${earlier.name}", which links to ${earlier.href}. Expected it once`]),
  ]
}

/** Several menus can have the same missing target, so one message lists them all. */
function reportMissing(navigation: Navigation, { targets, isOwn }: CheckOptions, problems: ProblemList): void {
  const links = [
    ...listPlaces(navigation).flatMap(({ name: place, file, items }) =>
      items.map(({ name, href }) => ({ name, href, place, file })),
    ),
    ...listNavbarLinks(navigation.navbar).map((link) => ({ ...link, place: 'older navbar', file: menuFiles.navbar })),
  ].filter(({ href }) => isInternal(href) && !targets.has(href))
  for (const address of new Set(links.map(({ href }) => href))) {
    const same = links.filter(({ href }) => href === address)
    const names = [...new Set(same.map(({ name }) => `"${name}"`))]
    const places = [...new Set(same.map(({ place }) => place))].join(', ')
    const files = [...new Set(same.map(({ file }) => file))].join(', ')
    const [noun, verb] = names.length === 1 ? ['item', 'links'] : ['items', 'link']
    const subject = `The menu ${noun} ${names.join(' and ')} (${places}) ${verb} to ${address}`
    const left = names.length === 1 ? 'It’s hidden' : 'They’re hidden'
    if (isOwn) {
      const closest = targets.findClosest(address)
      const hint = closest === undefined ? '' : ` Did you mean ${closest}?`
      problems.error(files, undefined, `${subject}, but there’s no such page or redirect.${hint}`)
    } else if (!targets.hasDocs && /^\/docs(\/|$)/.test(address)) {
      const reason = 'the docs feature must be enabled, and this tree has no pages in docs/'
      problems.warn(files, undefined, `${subject}. ${left}: ${reason}.`)
    } else problems.warn(files, undefined, `${subject}, which doesn’t exist in this tree. ${left}.`)
  }
}

/** Checks every menu. Errors fail the build; warnings report hidden items. */
export function checkNavigation(navigation: Navigation, options: CheckOptions, problems: ProblemList): void {
  // Invalid items have no address to check.
  if (!checkNavbar(navigation.navbar, problems)) return
  for (const { name: place, file, items } of listPlaces(navigation)) {
    for (const [index, { name }] of items.entries()) {
      for (const fault of listFaults(items, index, options))
        problems.error(file, undefined, `Item ${index + 1} "${name}" (${place}) ${fault}.`)
    }
  }
  reportMissing(navigation, options, problems)
}
