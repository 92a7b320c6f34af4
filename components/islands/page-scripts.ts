/**
 * Runs on every page before any interaction: defines custom elements and adds listeners. Everything else, including
 * React, is imported on demand. Bundled by lib/export/page-scripts.ts.
 */
import { defineElements } from '../layout/elements'
import { pageShown } from '../layout/page-change'
import '../layout/shortcuts'

declare global {
  interface Window {
    /** Last button pressed before this script loaded, recorded by the boot script. Null once it has loaded. */
    pressed?: HTMLElement | null
  }
}

defineElements()
document.addEventListener(pageShown, defineElements)
const { pressed } = window
window.pressed = null
pressed?.click()
