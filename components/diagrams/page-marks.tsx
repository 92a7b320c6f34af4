import type { ReactNode } from 'react'

/** Numbers that tie fields of a file to the places of a page, and how their links are called. */
export interface PageMarks {
  /** Unique on the page that the drawing stands on. */
  id: string
  numbers: ReadonlyMap<string, number>
  /** Ids that are given: a field may stand in several places, of which the first is where links lead. */
  given: Set<string>
}

/** The id of a place, or none where another place has it already. Drawings are written once, from top to bottom. */
function giveId({ given }: PageMarks, id: string): string | undefined {
  if (given.has(id)) return undefined
  given.add(id)
  return id
}

interface MarkedProps {
  marks: PageMarks | undefined
  field: string | undefined
  /** The half that this place is in; its link leads to the other. */
  side: 'file' | 'page'
  /** `div` around lists and tables. */
  as?: 'span' | 'div'
  children: ReactNode
}

/** A place that stands for a field: its number leads to the other half, and both light up together. */
export function Marked({ marks, field, side, as: Tag = 'span', children }: MarkedProps) {
  const number = field === undefined ? undefined : marks?.numbers.get(field)
  if (marks === undefined || number === undefined) return children
  const other = side === 'file' ? 'page' : 'file'
  return (
    <Tag className={`m m${number}`}>
      {children}
      <a
        className="m-number"
        id={giveId(marks, `${marks.id}-${side}-${number}`)}
        href={`#${marks.id}-${other}-${number}`}
        aria-label={`${number}: ${field ?? ''} in the ${other}`}
      >
        {number}
      </a>
    </Tag>
  )
}
