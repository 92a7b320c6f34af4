'use client'

import { useEffect, useRef } from 'react'
import { PageLoader } from '@/components/ui/page-loader.client'

const loadList = () => import('./shortcut-list.client')

interface ShortcutsDialogProps {
  /** Number of times that the list was asked for. */
  asked: number
}

/** What the keyboard does, in a dialog that the browser closes. */
export function ShortcutsDialog({ asked }: ShortcutsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [asked])
  return (
    <dialog ref={dialog} className="shortcuts" aria-labelledby="shortcuts-title">
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
