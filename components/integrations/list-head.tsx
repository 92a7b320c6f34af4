import type { ReactNode } from 'react'

interface ListHeadProps {
  title: string
  lead: string
  actions?: ReactNode
  /** Shown next to the title if there's room. */
  picture?: ReactNode
}

/** Header of a page that lists integrations. */
export function ListHead({ title, lead, actions, picture }: ListHeadProps) {
  return (
    <header
      className={`grid items-center gap-x-16 gap-y-8 ${picture === undefined ? '' : 'lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]'}`}
    >
      <div>
        <h1 className="page-title">{title}</h1>
        <p className="mt-4 max-w-[40rem] text-lg text-pretty text-muted">{lead}</p>
        {actions === undefined ? null : <div className="mt-6">{actions}</div>}
      </div>
      {picture}
    </header>
  )
}

/** Classes of the main element of a page that lists integrations. */
export const listPageClass = 'container-wide pt-[clamp(1.75rem,4vw,3.25rem)] pb-20'
