import type { ReactNode } from 'react'

/** Folders and files, written as a nested list. */
export function ProjectTree({ children }: { children?: ReactNode }) {
  return <div className="project-tree">{children}</div>
}
