/**
 * All that runs on a page before somebody does anything: custom elements, and what listens for the first sign of
 * somebody. It is bundled apart from React (lib/export/page-scripts.ts), so it imports no React, not even indirectly.
 */
import './keep-page'
import { defineElements } from '../layout/elements'
import { watchShortcuts } from '../layout/shortcuts'
import { watchTheme } from '../layout/theme'
import { runtimeShown } from './runtime-plan'

declare global {
  interface Window {
    /** The button that was pressed last, as the boot script notes it until this script is there: then null. */
    pressed?: HTMLElement | null
  }
}

watchTheme()
watchShortcuts()
defineElements()
document.addEventListener(runtimeShown, defineElements)
const { pressed } = window
window.pressed = null
pressed?.click()
