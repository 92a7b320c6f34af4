import { readStored } from '../ui/storage'

/**
 * The address of a link in the version that the reader chose, or in the newest one.
 * @param versions the addresses by version, as JSON; the newest version has no name
 */
export function findVersionAddress(versions: string | undefined, chosen = ''): string | undefined {
  try {
    const addresses = new Map(Object.entries(JSON.parse(versions ?? '{}') as Record<string, string>))
    return addresses.get(chosen) ?? addresses.get('')
  } catch {
    // The link leads to the newest version, as it does without scripts.
    return undefined
  }
}

function steer(link: HTMLAnchorElement): void {
  link.href = findVersionAddress(link.dataset.versions, readStored('docs-version')) ?? link.href
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
