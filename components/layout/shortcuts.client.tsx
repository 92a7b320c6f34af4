'use client'

import { useEffect, useRef, useState } from 'react'
import { PageLoader } from '@/components/ui/page-loader.client'
import { listenForShortcuts } from './shortcut-keys'

function show(dialog: HTMLDialogElement | null) {
  if (dialog !== null && !dialog.open) dialog.showModal()
}

const loadList = () => import('./shortcut-list.client')

/** `?` lists what the keyboard does. The list is loaded when it is asked for. */
export function Shortcuts() {
  const [isOpen, setIsOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(
    () =>
      listenForShortcuts(() => {
        delete document.documentElement.dataset.asked
        setIsOpen(true)
        show(dialog.current)
      }),
    [],
  )
  useEffect(() => {
    if (isOpen) show(dialog.current)
  }, [isOpen])
  if (!isOpen) return null
  return (
    // "close" comes later than the dialog closes, and it may have been opened again by then.
    <dialog
      ref={dialog}
      className="shortcuts"
      aria-labelledby="shortcuts-title"
      onClose={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
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
