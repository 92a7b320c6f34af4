import type { ReactNode } from 'react'
import { site } from '@/lib/kit/site'
import { withBase } from '@/lib/kit/urls'

/** Buttons of a section. */
export function Actions({ children }: { children?: ReactNode }) {
  return <div className="actions">{children}</div>
}

export const actionKinds = ['main', 'quiet'] as const

export function Action({ href, kind = 'quiet', children }: { href: string; kind?: string; children?: ReactNode }) {
  return (
    <a className={kind === 'main' ? 'button' : 'button button-quiet'} href={href}>
      {children}
    </a>
  )
}

export const factLayouts = ['rows', 'columns', 'ruled', 'notes', 'large'] as const

/** A description list. */
export function Facts({ layout = 'rows', children }: { layout?: string; children?: ReactNode }) {
  return <dl className={`facts facts-${layout}`}>{children}</dl>
}

export function Fact({ name, kind, children }: { name: string; kind?: string; children?: ReactNode }) {
  return (
    <div className={kind === undefined ? 'fact' : `fact fact-kind k-${kind}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** An ordered sequence of `<Moment>`s. */
export function Story({ children }: { children?: ReactNode }) {
  return <ol className="story">{children}</ol>
}

export function Moment({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <li className="moment">
      <p className="moment-name">{name}</p>
      {children}
    </li>
  )
}

/** A question with a collapsible answer. */
export function Question({ ask, children }: { ask: string; children?: ReactNode }) {
  return (
    <details className="question">
      <summary>{ask}</summary>
      {children}
    </details>
  )
}

/** The repository's star count, from lib/kit/site.ts. */
export function Stars() {
  return (
    <a className="stars" href={withBase(site.links.repository)}>
      <b>{site.stars}</b> stars on GitHub
    </a>
  )
}
