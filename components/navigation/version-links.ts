import { readStored } from '../ui/storage'

function steer(link: HTMLAnchorElement): void {
  try {
    const links = JSON.parse(link.dataset.versions ?? '{}') as Record<string, string>
    link.href = links[readStored('docs-version') ?? ''] ?? links[''] ?? link.href
  } catch {
    // Such a link leads to the newest version, as without a script.
  }
}

/** Links of menus lead to the version of the documentation that the reader has chosen. */
export function steerVersionLinks(): void {
  for (const intent of ['pointerover', 'focusin', 'touchstart', 'click']) {
    document.addEventListener(
      intent,
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-versions]') : null
        if (link !== null) steer(link)
      },
      { capture: true, passive: true },
    )
  }
}
