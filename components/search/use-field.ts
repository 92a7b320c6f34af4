import { useCallback, useSyncExternalStore } from 'react'
import { toQuery } from '@/lib/search/query'

/** What stands in a field that React did not make: it was there, and typed into, before React came. */
export function useField(input: HTMLInputElement): string {
  const watch = useCallback(
    (listener: () => void) => {
      input.addEventListener('input', listener)
      return () => input.removeEventListener('input', listener)
    },
    [input],
  )
  return useSyncExternalStore(watch, () => toQuery(input.value))
}
