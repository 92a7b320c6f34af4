import { readStored } from '../ui/storage'

/** The URL of the chosen version, or of the latest, whose key is an empty string in the JSON object. */
export function findVersionAddress(versions: string | undefined, chosen = ''): string | undefined {
  try {
    const addresses = new Map(Object.entries(JSON.parse(versions ?? '{}') as Record<string, string>))
    return addresses.get(chosen) ?? addresses.get('')
  } catch {
    // Keep the link's own URL, which is the latest version.
    return undefined
  }
}

function updateLink(link: HTMLAnchorElement): void {
  link.href = findVersionAddress(link.dataset.versions, readStored('docs-version')) ?? link.href
}

/** Points menu links at the docs version that the visitor chose. */
export function updateVersionLinks(): void {
  const handleIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-versions]') : null
    if (link !== null) updateLink(link)
  }
  for (const intent of ['pointerover', 'focusin', 'touchstart', 'click'])
    document.addEventListener(intent, handleIntent, { capture: true, passive: true })
  // On a slow machine, a link can have the pointer or the focus before this script has loaded.
  document.querySelectorAll<HTMLAnchorElement>('a[data-versions]:is(:hover, :focus)').forEach(updateLink)
}
