import { readAddressList } from '../authoring/published-addresses'
import type { CatalogComponent } from '../catalog-schema/components'
import type { Fence, Site } from './types'

/** Components whose files are shown in fences. */
function findOwnComponents(fences: readonly Fence[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  for (const { file, title } of fences) {
    const name = /(?:^|\/)(?:components|snippets)\/(?:.*\/)?([A-Za-z]\w*)\.(?:astro|tsx|jsx|mdx?)$/.exec(
      title ?? '',
    )?.[1]
    if (name !== undefined) names.set(file, (names.get(file) ?? new Set()).add(name))
  }
  return names
}

/**
 * Site data that examples are checked against.
 * @param authorComponents components that authors of this site can use
 */
export function readSite(fences: readonly Fence[], authorComponents: Readonly<Record<string, CatalogComponent>>): Site {
  const addresses = new Set(readAddressList('published-addresses.txt'))
  const own = findOwnComponents(fences)
  const ofAuthors = { ...authorComponents, Partial: { props: new Proxy({}, { get: () => ({}) }) } }
  return {
    hasAddress: (address) => addresses.has(address),
    components: (file) =>
      file.startsWith('content/docs/contributing/') || !file.startsWith('content/docs/') ? ofAuthors : undefined,
    ownComponents: (file) => own.get(file) ?? new Set(),
  }
}
