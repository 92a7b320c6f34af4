import type { ReactNode } from 'react'

interface DrawingFigureProps {
  className: string
  /** Accessible name of the figure. */
  label: string
  title: string | undefined
  children: ReactNode
}

/** The frame of a drawing, with its caption. */
export function DrawingFigure({ className, label, title, children }: DrawingFigureProps) {
  return (
    <figure className={`drawn ${className}`} aria-label={label}>
      {children}
      {title === undefined ? null : <figcaption>{title}</figcaption>}
    </figure>
  )
}
