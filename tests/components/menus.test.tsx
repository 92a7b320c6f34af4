import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { HeaderMenus } from '@/components/layout/site-header'
import { MainMenu } from '@/components/layout/main-menu'
import { MobileMenu } from '@/components/layout/mobile-menu'
import { toCompanyLine } from '@/components/layout/site-footer'
import type { Menu } from '@/lib/navigation/types'

vi.mock('@/lib/kit/icons/sheet-urls', () => ({
  getSheetUrls: () => ({ menus: '/menus.svg', links: '/links.svg' }),
}))

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
