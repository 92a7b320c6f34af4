import type { ReactNode } from 'react'

interface OutlineProps {
  /** Height and width in pixels. */
  size?: number
  className?: string | undefined
  path?: string
  /** Several paths. */
  children?: ReactNode
}

/** A 24×24 line icon in the text color. Decorative, so it has no accessible name. */
export function Outline({ size = 20, className, path, children = <path d={path} /> }: OutlineProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {children}
    </svg>
  )
}
