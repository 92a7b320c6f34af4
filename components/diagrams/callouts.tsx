import type { ReactNode } from 'react'

/** Numbers that connect front matter fields to their places on the page, and the IDs they link to. */
export interface Callouts {
  /** ID prefix, unique on the surrounding page. */
  id: string
  numbers: ReadonlyMap<string, number>
  /** IDs in use. A field can appear in several places, and links go to the first one. */
  usedIds: Set<string>
}

/** Returns the ID the first time, then undefined. Relies on drawings rendering once, from top to bottom. */
function claimId({ usedIds }: Callouts, id: string): string | undefined {
  if (usedIds.has(id)) return undefined
  usedIds.add(id)
  return id
}

/** Word joiner, which keeps a number on the line of what it belongs to. */
const joiner = '\u2060'

interface CalloutProps {
  callouts: Callouts | undefined
  field: string | undefined
  /** The half that this place is in. Its number links to the other half. */
  side: 'file' | 'page'
  /** `div` around lists and tables. */
  as?: 'span' | 'div'
  children: ReactNode
}

/** A numbered place for a field. The number links to the other half, and hovering highlights both. */
export function Callout({ callouts, field, side, as: Tag = 'span', children }: CalloutProps) {
  const number = field === undefined ? undefined : callouts?.numbers.get(field)
  if (callouts === undefined || number === undefined) return children
  const isInline = Tag === 'span' && side === 'page'
  const other = side === 'file' ? 'page' : 'file'
  return (
    <Tag className={`m m${number}`}>
      {children}
      {isInline ? joiner : null}
      <a
        className="m-number"
        id={claimId(callouts, `${callouts.id}-${side}-${number}`)}
        href={`#${callouts.id}-${other}-${number}`}
        aria-label={`${number}: ${field ?? ''} in the ${other}`}
      >
        {number}
      </a>
    </Tag>
  )
}
