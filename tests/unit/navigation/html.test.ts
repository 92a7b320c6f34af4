import { describe, expect, test } from 'vitest'
import { toCompanyLine, writeFooter } from '@/lib/navigation/footer-html'
import { keepExisting } from '@/lib/navigation/existing'
import { writeHeaderMenus } from '@/lib/navigation/header-html'
import { writeMainMenu } from '@/lib/navigation/main-menu-html'
import { writeMobileMenu } from '@/lib/navigation/mobile-menu-html'
import { toTargets } from '@/lib/navigation/targets'
import type { Menu, Navigation } from '@/lib/navigation/types'

const sheets = { menus: '/_content/icons-menus.1.svg', links: '/_content/icons-links.1.svg' }
const flagged = { name: 'Kafka', href: '/kafka', isNew: true, signup: true }
const toMenu = (kind: Menu['kind']): Menu => ({ name: 'Menu', kind, groups: { '': [flagged] } })

describe('A menu item', () => {
  test('shows New and Signup in the integrations menu, also in the mobile one', () => {
    expect(writeHeaderMenus([toMenu('integrations')], sheets)).toContain('<b>Kafka</b> <em>New</em> <em>Signup</em>')
    expect(writeMobileMenu([toMenu('integrations')], sheets)).toContain('<b>Kafka</b> <em>New</em> <em>Signup</em>')
  })

  for (const kind of ['grouped', 'default', 'narrow'] as const) {
    test(`shows New and Beta access in a ${kind} menu`, () => {
      expect(writeHeaderMenus([toMenu(kind)], sheets)).toContain('<b>Kafka</b> <em>New</em> <em>Beta access</em>')
    })
  }

  test('shows an icon from the icon file, or an image', () => {
    const menu: Menu = {
      name: 'Menu',
      kind: 'default',
      groups: {
        '': [
          { ...flagged, icon: 'kafka' },
          { name: 'B', href: '/b', icon: '/img/b.png' },
        ],
      },
    }
    const html = writeHeaderMenus([menu], sheets)
    expect(html).toContain('<use href="/_content/icons-menus.1.svg#kafka"/>')
    expect(html).toContain('<img src="/img/b.png" alt=""')
  })

  test('is escaped everywhere', () => {
    const item = { name: 'A & <b>', href: '/a?b="c"&d', description: '<i>' }
    const menu: Menu = { name: '<Menu>', kind: 'default', groups: { '<Group>': [item] }, showAll: item }
    const html =
      writeHeaderMenus([menu, item], sheets) +
      writeMobileMenu([menu, item], sheets) +
      writeMainMenu([{ label: item.name, to: item.href, className: '"x"' }], sheets) +
      writeFooter(
        { footer: { '<Group>': [item] }, social: [{ ...item, icon: 'x' }] },
        { legalName: '<Ltd>', registrationNumber: '<1>', copyrightYear: 2025 },
        sheets,
      )
    expect(html).not.toMatch(/<(Menu|Group|Ltd|i|1)>|A & |<b><b>|"c"|"x"&|=""x""/)
    expect(html.match(/A &amp; &lt;b&gt;/g)).toHaveLength(9)
  })
})

test('The company line shows a number if there is one', () => {
  expect(toCompanyLine({ legalName: 'A Ltd', registrationNumber: undefined, copyrightYear: 2025 })).toBe(
    'Company: A Ltd',
  )
  expect(toCompanyLine({ legalName: 'A Ltd', registrationNumber: '123', copyrightYear: 2025 })).toBe(
    'Company: A Ltd, number 123',
  )
})

test('The main menu puts items on the left first, and icons with a label on the right', () => {
  const html = writeMainMenu(
    [
      { label: 'Chat', href: 'https://x.com', position: 'right', className: 'icon-discord' },
      { label: 'Blog', to: '/blog', position: 'left' },
      { type: 'dropdown', label: 'Product', items: [{ label: 'Studio', href: 'https://y.com' }] },
    ],
    sheets,
  )
  expect(html).toContain(
    '<a href="/blog">Blog</a><details><summary>Product</summary><ul><li><a href="https://y.com">Studio</a></li></ul></details>' +
      '<div><a href="https://x.com" class="icon-discord" aria-label="Chat"><svg aria-hidden="true"><use href="/_content/icons-links.1.svg#discord"/></svg></a></div>',
  )
})

test('Items, groups and menus without a target are omitted, along with anything that becomes empty', () => {
  const gone = { name: 'Gone', href: '/gone' }
  const here = { name: 'Here', href: '/here' }
  const menus: Navigation = {
    header: [
      { name: 'One', kind: 'grouped', groups: { A: [gone], B: [here, gone] }, showAll: gone },
      { name: 'Two', kind: 'default', groups: { A: [gone] }, showAll: here },
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
  }
  expect(keepExisting(menus, toTargets(new Set(['/here']), new Map(), true))).toEqual({
    header: [{ name: 'One', kind: 'grouped', groups: { B: [here] } }, here],
    mobile: [],
    navbar: [{ type: 'dropdown', label: 'Keep', items: [{ label: 'Out', href: 'https://x.com' }] }],
    footer: { B: [here] },
    social: [{ name: 'X', href: 'https://x.com' }],
    search: menus.search,
  })
})
