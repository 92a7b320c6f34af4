'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { shortcutsAsked } from './page-change'

/** The list of keys, loaded when somebody asks for it: `shortcuts.ts` hears that. */
export function Shortcuts() {
  const [dialog, setDialog] = useState<ReactNode>(null)
  useEffect(() => {
    let asked = 0
    const showList = () => {
      const { dataset } = document.documentElement
      if (dataset.asked !== 'shortcuts') return
      delete dataset.asked
      import('./shortcuts-dialog.client').then(
        ({ ShortcutsDialog }) => setDialog(<ShortcutsDialog asked={++asked} />),
        (error: unknown) => console.warn('The keyboard shortcuts could not be loaded.', error),
      )
    }
    document.addEventListener(shortcutsAsked, showList)
    // Asked for before this was listening.
    showList()
    return () => document.removeEventListener(shortcutsAsked, showList)
  }, [])
  return dialog
}
