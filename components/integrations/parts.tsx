import { toVersionsAttribute } from '@/lib/docs'
import type { Integration } from '@/lib/integrations/integrations'
import { getMarkStyle } from '@/lib/kit/icons/integration-mark'
import { getSheetUrls } from '@/lib/kit/icons/sheet-urls'
import { withBase } from '@/lib/kit/urls'

interface AnchorProps {
  href: string
  className?: string
  children: string
}

/** A link. Documentation links also include their targets in other versions. */
export function Anchor({ href, className, children }: AnchorProps) {
  return (
    <a className={className} href={withBase(href)} data-versions={toVersionsAttribute(href)}>
      {children}
    </a>
  )
}

/** An integration's logo in its brand color. Decorative, because the name is next to it. */
export function Logo({ logo, isLarge = false }: { logo: string; isLarge?: boolean }) {
  return (
    <span className={`integration-mark is-colored${isLarge ? ' is-large' : ''}`} aria-hidden="true">
      <svg className="mark" style={getMarkStyle(logo)}>
        <use href={`${getSheetUrls().menus}#${logo}`} />
      </svg>
    </span>
  )
}

/** Status badges. */
export function Badges({ integration: { isNew, comingSoon } }: { integration: Integration }) {
  return (
    <>
      {isNew ? <em className="badge border-(--query-edge) text-(--query-text) not-italic">New</em> : null}
      {isNew && comingSoon ? ' ' : null}
      {comingSoon ? <em className="badge border-dashed not-italic">Coming soon</em> : null}
    </>
  )
}

/** Search terms that aren't visible on the card. */
function toHiddenWords({ kind, formats, creates, author, package: name, description }: Integration): string {
  return [kind, ...formats, ...creates, author ?? '', name ?? '', description].join(' ').trim()
}

/** An integration in a list. The whole card is a link to its page. */
export function IntegrationCard({ integration }: { integration: Integration }) {
  const { title, path, logo, summary, pricing, comingSoon, isNew } = integration
  return (
    <li
      className={comingSoon ? 'integration-card is-coming' : 'integration-card'}
      data-words={toHiddenWords(integration)}
    >
      <Logo logo={logo} />
      <div>
        <a href={withBase(path)}>{title}</a>
        {isNew || comingSoon ? ' ' : null}
        <Badges integration={integration} />
        <p>{summary}</p>
        {pricing === undefined ? null : <p className="mt-1 text-xs text-muted">{pricing}</p>}
      </div>
    </li>
  )
}
