import { withSelection } from '@/lib/kit/report'

const originalHrefs = new WeakMap<HTMLAnchorElement, string>()

/** Adds the selected text to "Report a problem" links. Runs before the click, which clears the selection. */
function fillReport({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-report]') : null
  if (link === null) return
  const href = originalHrefs.get(link) ?? link.href
  originalHrefs.set(link, href)
  link.href = withSelection(href, document.getSelection()?.toString() ?? '')
}

for (const press of ['pointerdown', 'keydown', 'contextmenu']) document.addEventListener(press, fillReport, true)
