import { runtimeReady } from '../runtime/runtime-plan'
import { store } from '../ui/storage'
import { restoreTheme } from './restore-theme'

const key = 'theme'

/** The mode that was chosen in this window; storage may be blocked. */
let chosen: string | undefined

/** Tells next-themes, once it is there: it hears what other windows choose, and of this one in the same way. */
function tellReact(): void {
  if (chosen !== undefined) window.dispatchEvent(new StorageEvent('storage', { key, newValue: chosen }))
}

function switchTheme(): void {
  const { dataset } = document.documentElement
  chosen = dataset.theme === 'dark' ? 'light' : 'dark'
  dataset.theme = chosen
  store(key, chosen)
  tellReact()
}

/** Answers the button that changes between light and dark, and follows the system and other windows. */
export function watchTheme(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-theme-switch]') !== null) switchTheme()
  })
  document.addEventListener(runtimeReady, tellReact)
  const follow = () => chosen === undefined && restoreTheme()
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', follow)
  window.addEventListener('storage', (event) => {
    if (event.key !== key || event.newValue === chosen) return
    chosen = undefined
    restoreTheme()
  })
}
