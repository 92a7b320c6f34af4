import { createContext, useContext, type ReactNode } from 'react'

/** True inside the live catalog, where names open the resource's page. */
const LiveContext = createContext(false)

export const LiveProvider = LiveContext.Provider

export function useIsLive(): boolean {
  return useContext(LiveContext)
}

/** The name of a resource. In the live catalog, the custom element turns it into a button that opens the page. */
export function OpenLink({ open, children }: { open: string | undefined; children: ReactNode }) {
  return useIsLive() && open !== undefined ? <span data-open={open}>{children}</span> : children
}
