import type { ReactNode } from 'react'
import { site } from '@/lib/kit/site'
import { withBase } from '@/lib/kit/urls'

/** Buttons of a section. */
export function Actions({ children }: { children?: ReactNode }) {
  return <div className="flex flex-wrap gap-3">{children}</div>
}

export const actionKinds = ['main', 'quiet'] as const

export function Action({ href, kind = 'quiet', children }: { href: string; kind?: string; children?: ReactNode }) {
  return (
    <a className={kind === 'main' ? 'button' : 'button button-quiet'} href={href}>
      {children}
    </a>
  )
}

export const factLayouts = ['rows', 'columns', 'ruled', 'notes', 'strip'] as const

/** A description list. */
export function Facts({ layout = 'rows', children }: { layout?: string; children?: ReactNode }) {
  return <dl className={`facts facts-${layout}`}>{children}</dl>
}

export function Fact({ name, kind, children }: { name: string; kind?: string; children?: ReactNode }) {
  const icon = kind === 'store' ? 'container' : kind
  return (
    <div className={kind === undefined ? undefined : `kind-${kind} ki-${icon}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export const storyLayouts = ['list', 'row'] as const

/** An ordered sequence of `<Moment>`s, from top to bottom or from left to right. */
export function Story({ layout = 'list', children }: { layout?: string; children?: ReactNode }) {
  return <ol className={`list-none p-0 [counter-reset:moment] ${layout === 'row' ? 'story-row' : ''}`}>{children}</ol>
}

export function Moment({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <li className="moment">
      <p className="font-[650] text-ink">{name}</p>
      {children}
    </li>
  )
}

/** Classes of a question and its summary. */
export const questionClass =
  'max-w-[46rem] rounded-none border-0 border-t border-line bg-transparent p-0 last:border-b open:pb-5 *:m-0'
export const summaryClass =
  'chevron flex items-center justify-between gap-4 py-4 pr-1 font-display text-lg [--chevron-size:0.55rem] after:flex-none after:border-muted'

/** A question with a collapsible answer. */
export function Question({ ask, children }: { ask: string; children?: ReactNode }) {
  return (
    <details data-slot="question" className={questionClass}>
      <summary className={summaryClass}>{ask}</summary>
      {children}
    </details>
  )
}

/** The repository's star count, from lib/kit/site.ts. */
export function Stars() {
  return (
    <a href={withBase(site.links.repository)}>
      <b className="[font-variant-numeric:tabular-nums]">{site.stars}</b> stars on GitHub
    </a>
  )
}
