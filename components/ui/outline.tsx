import type { ReactNode } from 'react'

/** A 24×24 line icon in the text color, from one or several paths. Decorative, so it has no accessible name. */
export function Outline(props: { size?: number; className?: string | undefined; path?: string; children?: ReactNode }) {
  const { size = 20, className, path, children = <path d={path} /> } = props
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
