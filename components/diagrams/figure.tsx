import type { ReactNode } from 'react'

interface DrawingFigureProps {
  className: string
  /** What it shows, for those who hear it. */
  label: string
  title: string | undefined
  children: ReactNode
}

/** The frame of a drawing, with the caption that its author gave it. */
export function DrawingFigure({ className, label, title, children }: DrawingFigureProps) {
  return (
    <figure className={`drawn ${className}`} aria-label={label}>
      {children}
      {title === undefined ? null : <figcaption>{title}</figcaption>}
    </figure>
  )
}
