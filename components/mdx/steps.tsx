import type { ReactNode } from 'react'

/** Numbered steps. Each `<Step>` has an imperative title. */
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
