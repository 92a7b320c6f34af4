import { createContext, useContext, type ReactNode } from 'react'
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

const nameClass = 'font-display font-[650] text-ink'

/** Classes of the list, and of one fact with its name and text. */
const factClasses: Record<string, { list: string; item: string; name: string; text?: string }> = {
  // Name and text side by side.
  rows: {
    list: '',
    item: 'border-t border-line py-[0.9rem] md:grid md:grid-cols-[minmax(0,11rem)_minmax(0,1fr)] md:gap-6',
    name: nameClass,
  },
  // The last item isn't alone in its row: it takes up the row.
  columns: {
    list: 'grid gap-x-(--gap) gap-y-7 sm:grid-cols-2 docs:in-[.part-wide]:grid-cols-3',
    item: 'sm:last:odd:col-span-full docs:in-[.part-wide]:[&:last-child:not(:nth-child(3n+1))]:col-auto',
    name: `${nameClass} mb-[0.3rem]`,
    text: 'text-muted',
  },
  ruled: {
    list: 'border-t border-line-strong',
    item: 'border-b border-line py-4',
    name: nameClass,
    text: 'text-muted',
  },
  // Sticky notes, in the color of their kind.
  notes: {
    list: 'grid grid-cols-2 gap-3 sm:grid-cols-3',
    item: 'min-h-30 rounded-sm border border-(--edge) bg-(--paper) px-[0.9rem] py-[0.8rem] leading-[1.35] text-[var(--note-text,var(--on-note))] max-sm:last:odd:col-span-full',
    name: 'font-display font-[650]',
    text: 'mt-[0.35rem] text-sm',
  },
  // One row with a large first phrase in each item.
  strip: {
    list: 'facts-strip grid gap-x-(--gap) gap-y-6 sm:grid-cols-2 docs:grid-cols-5 docs:gap-x-6',
    item: 'border-t border-ink pt-3 text-sm sm:max-docs:last:odd:col-span-full',
    name: 'font-[550] text-muted',
  },
}

const FactsContext = createContext('rows')

/** A description list. */
export function Facts({ layout = 'rows', children }: { layout?: string; children?: ReactNode }) {
  return (
    <FactsContext value={layout}>
      <dl className={`facts ${factClasses[layout]?.list ?? ''}`}>{children}</dl>
    </FactsContext>
  )
}

export function Fact({ name, kind, children }: { name: string; kind?: string; children?: ReactNode }) {
  const layout = useContext(FactsContext)
  const classes = factClasses[layout]
  const kindClass = kind === undefined ? '' : `kind-${kind} ki-${kind === 'store' ? 'container' : kind}`
  return (
    <div className={`${kindClass} ${classes?.item ?? ''}`}>
      <dt className={`${classes?.name ?? ''} ${kind === undefined || layout === 'notes' ? '' : 'fact-icon'}`}>
        {name}
      </dt>
      <dd className={classes?.text}>{children}</dd>
    </div>
  )
}

export const storyLayouts = ['list', 'row'] as const

const StoryContext = createContext('list')

/** An ordered sequence of `<Moment>`s, from top to bottom or from left to right. */
export function Story({ layout = 'list', children }: { layout?: string; children?: ReactNode }) {
  const rowClass = layout === 'row' ? 'story-row grid grid-cols-[minmax(0,1fr)] gap-x-8 docs:grid-cols-3' : ''
  return (
    <StoryContext value={layout}>
      <ol className={`list-none p-0 [counter-reset:moment] ${rowClass}`}>{children}</ol>
    </StoryContext>
  )
}

export function Moment({ name, children }: { name: string; children?: ReactNode }) {
  const isInRow = useContext(StoryContext) === 'row'
  return (
    <li className={`moment ${isInRow ? 'docs:pb-0 docs:pl-0 docs:after:hidden' : ''}`}>
      <p className={`font-[650] text-ink ${isInRow ? 'docs:pl-10' : ''}`}>{name}</p>
      {children}
    </li>
  )
}

/** Classes of a question and its summary. */
export const questionClass =
  'rounded-none border-0 border-t border-line bg-transparent p-0 last:border-b open:pb-5 *:m-0 [&>p]:max-w-[44rem]'
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

/** The repository's star count and its date, from lib/kit/site.ts. */
export function Stars() {
  return (
    <>
      <a href={withBase(site.links.repository)}>
        <b className="[font-variant-numeric:tabular-nums]">{site.stars}</b> stars on GitHub
      </a>{' '}
      in {site.starsCounted}
    </>
  )
}
