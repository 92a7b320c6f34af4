'use client'

import { useEffect, useState } from 'react'
import { PageLoader } from '@/components/ui/page-loader.client'
import { listenForShortcuts } from './shortcut-keys'

const loadList = () => import('./shortcut-list.client')

function open(dialog: HTMLDialogElement | null) {
  if (dialog?.isConnected && !dialog.open) dialog.showModal()
}

/** `?` lists what the keyboard does. The list is loaded when it is asked for. */
export function Shortcuts() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => listenForShortcuts(() => setIsOpen(true)), [])
  if (!isOpen) return null
  return (
    <dialog ref={open} className="shortcuts" aria-labelledby="shortcuts-title" onClose={() => setIsOpen(false)}>
      <form method="dialog" className="shortcuts-head">
        <h2 id="shortcuts-title">Keyboard shortcuts</h2>
        <button className="icon-button" aria-label="Close">
          <svg viewBox="0 0 24 24" width="20" height="20" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
            <path d="M6 6l12 12M18 6 6 18" strokeLinecap="round" />
          </svg>
        </button>
      </form>
      <PageLoader load={loadList}>{({ ShortcutList }) => <ShortcutList />}</PageLoader>
    </dialog>
  )
}
