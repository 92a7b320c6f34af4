import { searchPath } from '@/lib/search/address'
import { MAX_QUERY } from '@/lib/search/query'
import { withBase } from '@/lib/kit/urls'
import { outlineIcon } from '../ui/icons'

/** The dialog's elements. The field isn't replaced when its code has loaded, so no input is lost. */
export type Shell = ReturnType<typeof createShell>

export const listId = 'search-list'

const field = `type="text" name="q" class="search-input" role="combobox" aria-label="Search" aria-autocomplete="list" aria-expanded="false" aria-controls="${listId}" maxlength="${MAX_QUERY}" placeholder="Search the site" dir="auto" enterkeyhint="search" autocomplete="off" autocapitalize="off" spellcheck="false" autofocus`

const keys = [
  ['↑ ↓', 'Move'],
  ['↵', 'Open'],
  ['Ctrl ↵', 'New tab'],
  ['Shift ↵', 'Copy link'],
  ['Esc', 'Close'],
]

// Short classes instead of utilities, because the frame is in the script that every page loads first.
const markup = `<form class="search-head" role="search" action="${withBase(searchPath)}">${outlineIcon('M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm4.8 11.3L20 20')}<input ${field}><button type="button" class="icon-button search-clear" aria-label="Clear the search" hidden>${outlineIcon('m6 6 12 12M18 6 6 18')}</button><button type="button" class="search-close">Close</button></form><div class="search-body"></div><div class="search-loader"></div><p class="search-keys" aria-hidden="true">${keys.map(([key, text]) => `<span><kbd>${key}</kbd>${text}</span>`).join('')}</p><p class="sr-only" role="status"></p>`

export function createShell() {
  const dialog = document.createElement('dialog')
  dialog.className = 'search-dialog'
  dialog.setAttribute('aria-label', 'Search')
  dialog.innerHTML = /Mac|iP/.test(navigator.platform) ? markup.replace('Ctrl ↵', '⌘ ↵') : markup
  document.body.append(dialog)
  const find = <T extends Element = HTMLElement>(selector: string) => dialog.querySelector(selector) as T
  return {
    dialog,
    form: find<HTMLFormElement>('form'),
    input: find<HTMLInputElement>('input'),
    clear: find('.search-clear'),
    loader: find('.search-loader'),
    /** Where results are shown. */
    body: find('.search-body'),
    /** Live region. Inside the dialog, because the rest of the page is inert. */
    status: find('[role=status]'),
  }
}
