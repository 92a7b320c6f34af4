import { withSelection } from '@/lib/kit/report'

const written = new WeakMap<HTMLAnchorElement, string>()

/** "Report a problem" quotes what is selected at the moment of the press, which is before the press clears it. */
export function fillReports(): void {
  for (const press of ['pointerdown', 'keydown', 'contextmenu'] as const) {
    document.addEventListener(
      press,
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-report]') : null
        if (link === null) return
        const href = written.get(link) ?? link.href
        written.set(link, href)
        link.href = withSelection(href, document.getSelection()?.toString() ?? '')
      },
      true,
    )
  }
}
