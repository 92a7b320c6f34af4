import { expect, test } from 'vitest'
import { keepExisting } from '@/lib/navigation/existing'
import { toTargets } from '@/lib/navigation/targets'
import type { Navigation } from '@/lib/navigation/types'

test('Items, groups and menus without a target are omitted, along with anything that becomes empty', () => {
  const gone = { name: 'Gone', href: '/gone' }
  const here = { name: 'Here', href: '/here' }
  const menus: Navigation = {
    header: [
      { name: 'One', kind: 'grouped', groups: { A: [gone], B: [here, gone] }, showAll: gone },
      { name: 'Two', kind: 'default', groups: { A: [gone] }, showAll: here },
      { name: 'Three', kind: 'default', groups: { A: [gone] }, index: '/here' },
      { name: 'Four', kind: 'default', groups: { A: [gone] }, index: '/gone' },
      gone,
      here,
    ],
    mobile: [gone],
    navbar: [
      { label: 'Gone', to: '/gone' },
      { type: 'dropdown', label: 'Drop', items: [{ label: 'Gone', to: '/gone' }] },
      {
        type: 'dropdown',
        label: 'Keep',
        items: [
          { label: 'Gone', to: '/gone' },
          { label: 'Out', href: 'https://x.com' },
        ],
      },
    ],
    footer: { A: [gone], B: [here] },
    social: [{ name: 'X', href: 'https://x.com' }],
    search: { name: 'Search', href: '/search' },
    start: gone,
  }
  expect(keepExisting(menus, toTargets(new Set(['/here']), new Map(), true))).toEqual({
    header: [{ name: 'One', kind: 'grouped', groups: { B: [here] } }, { name: 'Three', href: '/here' }, here],
    mobile: [],
    navbar: [{ type: 'dropdown', label: 'Keep', items: [{ label: 'Out', href: 'https://x.com' }] }],
    footer: { B: [here] },
    social: [{ name: 'X', href: 'https://x.com' }],
    search: menus.search,
    start: undefined,
  })
})
