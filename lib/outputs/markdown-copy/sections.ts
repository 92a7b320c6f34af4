import { docsAreas, getSiteIndex, sdkArea } from '../../docs'
import { toArea } from '../../search'
import type { LlmsSection } from './llms'
import type { MarkdownCopy } from './finish'

interface Section {
  title: string
  ownIndex?: string
  matches: (path: string) => boolean
}

const below = (folder: string) => (path: string) => path === folder || path.startsWith(`${folder}/`)

function findSidebar(path: string): string | undefined {
  const { entries, indexes } = getSiteIndex()
  return (entries.get(path) ?? indexes.get(path))?.sidebar
}

/** Sections in matching order. A page belongs to the first one that matches. */
const order: Section[] = [
  { title: 'Site', matches: (path) => !['/docs', '/blog', '/integrations'].some((folder) => below(folder)(path)) },
  { title: sdkArea.label, ownIndex: '/docs/sdk/llms.txt', matches: (path) => toArea(path, undefined) === 'SDK' },
  ...docsAreas.slice(1).map(({ name, label }) => ({
    title: label,
    ownIndex: `/docs/${name}/llms.txt`,
    matches: (path: string) => path.startsWith('/docs/') && findSidebar(path) === name,
  })),
  { title: 'Guides', ownIndex: '/docs/llms.txt', matches: below('/docs') },
  { title: 'Integrations', ownIndex: '/integrations/llms.txt', matches: below('/integrations') },
  { title: 'Blog', ownIndex: '/blog/llms.txt', matches: below('/blog') },
]

/** Sections in display order, most relevant first. */
const shown = ['Guides', 'API', 'SDK', 'Plugins', 'Studio', 'Integrations', 'Site', 'Contributing', 'Blog']

/** Pages by section, each sorted by path. */
export function toLlmsSections(copies: readonly MarkdownCopy[]): LlmsSection[] {
  const groups = new Map<Section, MarkdownCopy[]>()
  for (const copy of copies) {
    const section = order.find(({ matches }) => matches(copy.path))
    if (section !== undefined) groups.set(section, [...(groups.get(section) ?? []), copy])
  }
  return [...groups]
    .sort(([a], [b]) => shown.indexOf(a.title) - shown.indexOf(b.title))
    .map(([{ title, ownIndex }, pages]) => ({ title, pages, ...(ownIndex === undefined ? {} : { ownIndex }) }))
}
