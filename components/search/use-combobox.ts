import { useEffect, useEffectEvent, useState } from 'react'
import { withBase } from '@/lib/kit/urls'
import { listId } from './shell'
import type { Option } from './options'

export const toOptionId = (index: number) => `${listId}-${index}`

interface ComboboxSettings {
  input: HTMLInputElement
  options: readonly Option[]
  /** What the list is about: another one begins at its first option. */
  subject: string
  /** Key of the option that is active before an arrow key was pressed; none waits for one. */
  first: string | undefined
  /** The list answers what stands in the field, so that Enter may open one of it. */
  isReady: boolean
  onOpen: (option: Option) => void
}

export interface Combobox {
  activeKey: string | undefined
  activate: (key: string) => void
}

/**
 * The field as a combobox: arrow keys choose in the list below it while the caret stays where it is.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useCombobox({ input, options, subject, first, isReady, onOpen }: ComboboxSettings): Combobox {
  const [chosen, setChosen] = useState<{ subject: string; key: string }>()
  const wanted = chosen?.subject === subject ? chosen.key : first
  const active = options.findIndex(({ key }) => key === wanted)
  const count = options.length

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || count === 0) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const next = event.key === 'ArrowDown' ? active + 1 : active < 0 ? count - 1 : active - 1
      const option = options[(next + count) % count]
      if (option === undefined) return
      setChosen({ subject, key: option.key })
      const element = document.getElementById(toOptionId(options.indexOf(option)))
      // The first one brings what stands above it.
      if (option === options[0]) element?.closest('.search-body > *')?.scrollTo({ top: 0 })
      else element?.scrollIntoView({ block: 'nearest' })
    }
    const option = options[active]
    if (event.key !== 'Enter' || event.shiftKey || option === undefined || !isReady) return
    event.preventDefault()
    if (event.ctrlKey || event.metaKey) {
      onOpen(option)
      window.open(withBase(option.page.url), '_blank', 'noopener')
    } else document.getElementById(toOptionId(active))?.click()
  })

  useEffect(() => {
    const stop = new AbortController()
    input.addEventListener('keydown', (event) => handleKey(event), { signal: stop.signal })
    return () => stop.abort()
  }, [input])

  useEffect(() => {
    input.setAttribute('aria-expanded', String(count > 0))
    if (active < 0) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', toOptionId(active))
  }, [input, count, active])

  return {
    activeKey: options[active]?.key,
    activate: (key) => setChosen({ subject, key }),
  }
}
