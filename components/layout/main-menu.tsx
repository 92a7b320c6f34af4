import { toVersionsAttribute } from '@/lib/docs'
import { withBase } from '@/lib/kit/urls'
import { getNavigation } from '@/lib/navigation/existing'
import type { NavbarItem } from '@/lib/navigation/types'
import { Outline } from '../ui/outline'
import { MenuIcon } from './menu-links'

function Item({ item }: { item: NavbarItem }) {
  const { label, to, href = '', className, items } = item
  if (items !== undefined) {
    return (
      <details className={className}>
        <summary>{label}</summary>
        <ul>
          {items.map((inner) => (
            <li key={inner.label}>
              <Item item={inner} />
            </li>
          ))}
        </ul>
      </details>
    )
  }
  // `icon-github` → `github`
  const icon = /(?:^|\s)icon-([\w-]+)/.exec(className ?? '')?.[1]
  return (
    <a
      href={to === undefined ? href : withBase(to)}
      data-versions={to && toVersionsAttribute(to)}
      className={className}
      aria-label={icon === undefined ? undefined : label}
    >
      {icon === undefined ? label : <MenuIcon icon={icon} />}
    </a>
  )
}

function SwitchButton({ label, path }: { label: string; path: string }) {
  return (
    <button type="button" className="needs-js">
      <Outline path={path} />
      {label}
    </button>
  )
}

/** The main menu of the documentation. On narrow screens, it can replace the area's sidebar. */
export function MainMenu({ items = getNavigation().navbar }: { items?: readonly NavbarItem[] }) {
  const listItems = (side: NavbarItem['position']) =>
    items.filter(({ position = 'left' }) => position === side).map((item) => <Item key={item.label} item={item} />)
  return (
    <main-menu>
      <SwitchButton label="Back to main menu" path="M19 12H5m6-6-6 6 6 6" />
      <div>
        <SwitchButton label="Back to docs menu" path="M5 12h14m-6-6 6 6-6 6" />
        <nav aria-label="Main menu" className="menu-sections" data-animated="">
          {listItems('left')}
          <div>{listItems('right')}</div>
        </nav>
      </div>
    </main-menu>
  )
}
