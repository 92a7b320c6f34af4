import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { HeaderMenus, SiteHeader } from '@/components/layout/site-header'
import { TreeLinks } from '@/components/layout/tree-links'
import { MainMenu } from '@/components/layout/main-menu'
import { MobileMenu } from '@/components/layout/mobile-menu'
import { toCompanyLine } from '@/components/layout/site-footer'
import type { Menu } from '@/lib/navigation/types'

vi.mock('@/lib/kit/icons/sheet-urls', () => ({
  getSheetUrls: () => ({ menus: '/menus.svg', links: '/links.svg' }),
}))

// Every page of the documentation has an older version.
vi.mock('@/lib/docs/version-links', () => ({
  toVersionsAttribute: (href: string) => (href.startsWith('/docs') ? href.replace('/docs', '/docs/1.0') : undefined),
}))
vi.mock('@/lib/navigation/existing', () => ({
  isOurSite: () => true,
  getNavigation: () => ({ header: [], search: { name: 'Search', href: '/search' }, start: page }),
}))

const page = { name: 'Start', href: '/docs/start' }
const flagged = { name: 'Kafka', href: '/kafka', isNew: true, signup: true }
const toMenu = (kind: Menu['kind']): Menu => ({ name: 'Menu', kind, groups: { '': [flagged] } })
const withoutClasses = (html: string) => html.replaceAll(/ class="[^"]*"/g, '')

describe('A menu item', () => {
  test('shows New and Signup in the integrations menu, also in the mobile one', () => {
    const entries = [toMenu('integrations')]
    const badges = '<b>Kafka</b> <em>New</em> <em>Signup</em>'
    expect(render(<HeaderMenus entries={entries} />)).toContain(badges)
    expect(render(<MobileMenu entries={entries} />)).toContain(badges)
  })

  test.each(['grouped', 'default', 'narrow'] as const)('shows New and Beta access in a %s menu', (kind) => {
    const html = render(<HeaderMenus entries={[toMenu(kind)]} />)
    expect(html).toContain('<b>Kafka</b> <em>New</em> <em>Beta access</em>')
  })

  test('shows an icon from the icon file, or an image', () => {
    const items = [
      { ...flagged, icon: 'kafka' },
      { name: 'B', href: '/b', icon: '/img/b.png' },
    ]
    const html = render(<HeaderMenus entries={[{ name: 'Menu', kind: 'default', groups: { '': items } }]} />)
    expect(html).toContain('<use href="/menus.svg#kafka"></use>')
    expect(html).toContain('<img src="/img/b.png" alt=""')
  })
})

test.each([
  ['the main menu', () => <MainMenu items={[{ label: 'Start', to: page.href }]} />],
  ['a dropdown', () => <MainMenu items={[{ type: 'dropdown', label: 'A', items: [{ label: 'B', to: page.href }] }]} />],
  ['the bar of another project', () => <TreeLinks entries={[page]} />],
  ['its menus', () => <TreeLinks entries={[{ name: 'Menu', kind: 'narrow', groups: { '': [page] } }]} />],
  ['the header', () => <SiteHeader />],
  ['the mobile menu', () => <MobileMenu entries={[]} start={page} />],
])('A link to the documentation in %s leads to the chosen version', (_, create) => {
  expect(withoutClasses(render(create()))).toContain('<a href="/docs/start" data-versions="/docs/1.0/start">')
})

test('The company line shows a number if there is one', () => {
  const company = { legalName: 'A Ltd', copyrightYear: 2025 }
  expect(toCompanyLine({ ...company, registrationNumber: undefined })).toBe('Company: A Ltd')
  expect(toCompanyLine({ ...company, registrationNumber: '123' })).toBe('Company: A Ltd, number 123')
})

test('The main menu puts items on the left first, and icons with a label on the right', () => {
  const html = render(
    <MainMenu
      items={[
        { label: 'Chat', href: 'https://x.com', position: 'right', className: 'icon-discord' },
        { label: 'Blog', to: '/blog', position: 'left' },
        { type: 'dropdown', label: 'Product', items: [{ label: 'Studio', href: 'https://y.com' }] },
      ]}
    />,
  )
  expect(html).toContain('class="icon-discord"')
  expect(withoutClasses(html)).toContain(
    '<a href="/blog">Blog</a><details><summary>Product</summary><ul><li><a href="https://y.com">Studio</a></li></ul></details>' +
      '<div><a href="https://x.com" aria-label="Chat"><svg aria-hidden="true"><use href="/links.svg#discord"></use></svg></a></div>',
  )
})
