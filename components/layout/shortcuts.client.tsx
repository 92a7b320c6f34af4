'use client'

import { useEffect, useState, type ReactNode } from 'react'

/** Keys that are answered: the rest is loaded when one of them is pressed. */
const keys = ['?', 'n', 'p']

/** Single keys, and the list of them that `?` opens. */
export function Shortcuts() {
  const [dialog, setDialog] = useState<ReactNode>(null)
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    let asked = 0
    const warn = (error: unknown) => console.warn('The keyboard shortcuts could not be loaded.', error)
    const showList = () => {
      delete document.documentElement.dataset.asked
      import('./shortcuts-dialog.client').then(
        ({ ShortcutsDialog }) => setDialog(<ShortcutsDialog asked={++asked} />),
        warn,
      )
    }
    const handleKey = (event: KeyboardEvent) => {
      if (keys.includes(event.key)) import('./shortcut-keys').then(({ answerKey }) => answerKey(event, showList), warn)
    }
    const handleClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-shortcuts]') !== null) showList()
    }
    document.addEventListener('keydown', handleKey, { signal })
    document.addEventListener('click', handleClick, { signal })
    // Asked for before this was listening: the boot script has noted it.
    if (document.documentElement.dataset.asked === 'shortcuts') showList()
    return () => ending.abort()
  }, [])
  return dialog
}
