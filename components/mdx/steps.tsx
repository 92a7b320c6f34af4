import type { ReactNode } from 'react'

/** Numbered steps; each `<Step>` says what to do in its title. */
export function Steps({ children }: { children?: ReactNode }) {
  return <ol className="steps">{children}</ol>
}

export function Step({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <li className="step">
      <p className="step-title">{title}</p>
      {children}
    </li>
  )
}
