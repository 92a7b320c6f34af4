'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { listenForShortcuts } from './shortcut-keys'

/** `?` lists what the keyboard does. The dialog is loaded when it is asked for. */
export function Shortcuts() {
  const [dialog, setDialog] = useState<ReactNode>(null)
  useEffect(() => {
    let asked = 0
    return listenForShortcuts(() => {
      delete document.documentElement.dataset.asked
      import('./shortcuts-dialog.client').then(
        ({ ShortcutsDialog }) => setDialog(<ShortcutsDialog asked={++asked} />),
        (error: unknown) => console.warn('The list of shortcuts could not be loaded.', error),
      )
    })
  }, [])
  return dialog
}
