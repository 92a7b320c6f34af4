import type { ReactNode } from 'react'
import { site } from '@/lib/kit/site'
import { withBase } from '@/lib/kit/urls'

/** Links that a section leads to, as buttons. */
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

/** Names with what is to be said of each. */
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

/** Moments of a story in their order. */
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

/** Something asked, and the answer, which a visitor opens. */
export function Question({ ask, children }: { ask: string; children?: ReactNode }) {
  return (
    <details className="question">
      <summary>{ask}</summary>
      {children}
    </details>
  )
}

/** How many people have given the repository a star, as lib/kit/site.ts has it. */
export function Stars() {
  return (
    <a className="stars" href={withBase(site.links.repository)}>
      <b>{site.stars}</b> stars on GitHub
    </a>
  )
}
