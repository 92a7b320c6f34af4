import { useCallback, useSyncExternalStore } from 'react'
import { toQuery } from '@/lib/search/query'

/** The value of a field that React doesn't own. It exists, and may have input, before React loads. */
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
