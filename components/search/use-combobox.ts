import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { withBase } from '@/lib/kit/urls'
import { listId } from './shell'
import type { Option } from './options'

export const toOptionId = (index: number) => `${listId}-${index}`

interface ComboboxSettings {
  input: HTMLInputElement
  options: readonly Option[]
  /** The query that the options are for. A new subject resets the selection. */
  subject: string
  /** URL of the option that's active by default. If undefined, none is. */
  first: string | undefined
  /** The options match the field, so Enter may open one. */
  isReady: boolean
  onOpen: (option: Option) => void
  /** Called after Shift+Enter. */
  onCopy: (isCopied: boolean) => void
}

/** What options need to know, and what they call. */
export interface Combobox extends Pick<ComboboxSettings, 'onOpen'> {
  activeUrl: string | undefined
  activate: (url: string) => void
}

/** Arrow keys select options while the focus stays in the field: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export function useCombobox({ input, options, subject, first, isReady, onOpen, onCopy }: ComboboxSettings): Combobox {
  const [chosen, setChosen] = useState<{ subject: string; url: string }>()
  const selected = chosen?.subject === subject ? chosen.url : first
  const active = options.findIndex(({ page }) => page.url === selected)
  const count = options.length

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || count === 0) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const next = event.key === 'ArrowDown' ? active + 1 : active < 0 ? count - 1 : active - 1
      const option = options[(next + count) % count]
      if (option === undefined) return
      setChosen({ subject, url: option.page.url })
      const element = document.getElementById(toOptionId(options.indexOf(option)))
      // For the first option, also show the label above it.
      if (option === options[0]) element?.closest('.search-body > *')?.scrollTo({ top: 0 })
      else element?.scrollIntoView({ block: 'nearest' })
    }
    const option = options[active]
    if (event.key !== 'Enter' || option === undefined || !isReady) return
    event.preventDefault()
    if (event.shiftKey) {
      const { href } = new URL(withBase(option.page.url), window.location.href)
      navigator.clipboard.writeText(href).then(
        () => onCopy(true),
        () => onCopy(false),
      )
    } else if (event.ctrlKey || event.metaKey) {
      onOpen(option)
      window.open(withBase(option.page.url), '_blank', 'noopener')
    } else document.getElementById(toOptionId(active))?.click()
  })

  // Before options are painted, so that no key is lost.
  useLayoutEffect(() => {
    const stop = new AbortController()
    input.addEventListener('keydown', (event) => handleKey(event), { signal: stop.signal })
    return () => stop.abort()
  }, [input])

  useEffect(() => {
    input.setAttribute('aria-expanded', String(count > 0))
    if (active < 0) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', toOptionId(active))
  }, [input, count, active])

  return { activeUrl: options[active]?.page.url, activate: (url) => setChosen({ subject, url }), onOpen }
}
