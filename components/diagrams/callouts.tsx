import { createContext, useContext, type ReactNode } from 'react'

/** Numbers that connect front matter fields to their places on the page, and the IDs they link to. */
interface Callouts {
  /** ID prefix, unique on the surrounding page. */
  id: string
  /** The half that the places are in. Their numbers link to the other half. */
  side: 'file' | 'page'
  numbers: ReadonlyMap<string, number>
  /** IDs in use. A field can appear in several places, and links go to the first one. */
  usedIds: Set<string>
}

const CalloutContext = createContext<Callouts | undefined>(undefined)

export const CalloutProvider = CalloutContext.Provider

/** The numbers of fields in a file next to its page. Empty elsewhere. */
export const useCalloutNumbers = (): ReadonlyMap<string, number> => useContext(CalloutContext)?.numbers ?? new Map()

/** The numbers that app/styles/file-to-page.css highlights. */
const MAX_NUMBER = 10

/**
 * A numbered place for a field, linked to the other half. Hovering highlights both. A `div` can contain blocks.
 * @throws if the drawing has too many fields
 */
export function Callout(props: { field: string | undefined; as?: 'span' | 'div'; children: ReactNode }) {
  const { field = '', as: Tag = 'span', children } = props
  const callouts = useContext(CalloutContext)
  const number = callouts?.numbers.get(field)
  if (callouts === undefined || number === undefined) return children
  if (number > MAX_NUMBER) throw new Error(`Field ${field} is number ${number}. Add its highlight to file-to-page.css.`)
  const { id, side, usedIds } = callouts
  const other = side === 'file' ? 'page' : 'file'
  const ownId = `${id}-${side}-${number}`
  // Drawings render once, from top to bottom.
  const isFirst = !usedIds.has(ownId)
  usedIds.add(ownId)
  return (
    <Tag className={`m m${number}`}>
      {children}
      {/* A word joiner keeps the number on the line of what it belongs to. */}
      {Tag === 'span' && side === 'page' ? '\u2060' : null}
      <a
        className="m-number"
        id={isFirst ? ownId : undefined}
        href={`#${id}-${other}-${number}`}
        aria-label={`${number}: ${field} in the ${other}`}
      >
        {number}
      </a>
    </Tag>
  )
}
