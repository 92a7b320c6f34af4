import type { ReactNode } from 'react'

/** A note about the page's status: unlisted, a draft, or another version. */
export function Notice({ children }: { children: ReactNode }) {
  return <p className="mt-5 rounded-md border border-dashed border-line-strong px-4 py-[0.7rem] text-sm">{children}</p>
}
