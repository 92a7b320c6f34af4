import { toVersionsAttribute } from '@/lib/docs'
import { linkIcons } from '@/lib/kit/icons/outlines'
import { getSheetUrls } from '@/lib/kit/icons/sheet-urls'
import { withBase } from '@/lib/kit/urls'
import type { Menu, MenuItem, PanelKind } from '@/lib/navigation/types'

/** An icon in the text color, or an image. Decorative, so it has no accessible name. */
export function MenuIcon({ icon }: { icon: string }) {
  if (icon.startsWith('/')) {
    return <img src={withBase(icon)} alt="" width="20" height="20" loading="lazy" />
  }
  const sheets = getSheetUrls()
  const sheet = (linkIcons as readonly string[]).includes(icon) ? sheets.links : sheets.menus
  return (
    <svg aria-hidden="true">
      <use href={`${sheet}#${icon}`} />
    </svg>
  )
}

/** A link, including its targets in other documentation versions if there are several. */
export function MenuLink({ item: { name, href }, className }: { item: MenuItem; className?: string }) {
  return (
    <a href={withBase(href)} data-versions={toVersionsAttribute(href)} className={className}>
      {name}
    </a>
  )
}

/**
 * A menu link with its icon and badges, and its description if there's room. Browsers would fetch the icon file even
 * while a menu is closed, so a script inserts icons when it's about to open. Without JavaScript, they're always there.
 */
function DescribedLink({ item, kind, isBrief }: { item: MenuItem; kind: PanelKind; isBrief: boolean }) {
  const { name, href, icon, description, isNew, signup } = item
  const signupLabel = kind === 'integrations' ? 'Signup' : 'Beta access'
  return (
    <a href={withBase(href)} data-versions={toVersionsAttribute(href)}>
      {icon === undefined ? null : (
        <span className="menu-icon">
          <noscript>
            <MenuIcon icon={icon} />
          </noscript>
        </span>
      )}
      <span>
        <b>{name}</b>
        {[isNew && 'New', signup && signupLabel].map((label) => label && [' ', <em key={label}>{label}</em>])}
        {isBrief || description === undefined ? null : <small>{description}</small>}
      </span>
    </a>
  )
}

/**
 * A menu's links, grouped under headings.
 * @param props classes of the link to the complete list, and of its frame; brief menus leave out descriptions
 */
export function MenuGroups(props: { menu: Menu; isBrief?: boolean; showAll: Record<'frame' | 'link', string> }) {
  const { menu, isBrief = false, showAll } = props
  const { kind, groups, showAll: all } = menu
  return (
    <>
      {Object.entries(groups).map(([heading, items]) => (
        <div key={heading}>
          {heading === '' ? null : <p>{heading}</p>}
          <ul>
            {items.map((item) => (
              <li key={item.href + item.name}>
                <DescribedLink item={item} kind={kind} isBrief={isBrief} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {all === undefined ? null : (
        <div className={showAll.frame}>
          <MenuLink
            item={all}
            className={`inline-block text-sm font-semibold no-underline after:content-['_→'_/_''] hover:underline ${showAll.link}`}
          />
        </div>
      )}
    </>
  )
}
