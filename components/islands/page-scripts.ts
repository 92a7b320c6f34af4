/**
 * What runs on every page before any interaction: custom elements, and what listens for the first one. Everything else
 * is imported on demand, React included (lib/export/page-scripts.ts bundles them).
 */
import { defineElements } from '../layout/elements'
import { pageShown } from '../layout/page-change'
import { watchShortcuts } from '../layout/shortcuts'

declare global {
  interface Window {
    /** The button that was pressed last, noted by the boot script until this script has loaded: then null. */
    pressed?: HTMLElement | null
  }
}

watchShortcuts()
defineElements()
document.addEventListener(pageShown, defineElements)
const { pressed } = window
window.pressed = null
pressed?.click()
