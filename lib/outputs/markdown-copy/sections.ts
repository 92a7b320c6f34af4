import { docsAreas, getSiteIndex, sdkArea } from '../../docs'
import { toArea } from '../../search'
import type { LlmsSection } from './llms'
import type { MarkdownCopy } from './finish'

interface Section {
  title: string
  ownIndex?: string
  holds: (path: string) => boolean
}

const below = (folder: string) => (path: string) => path === folder || path.startsWith(`${folder}/`)

function findSidebar(path: string): string | undefined {
  const { entries, indexes } = getSiteIndex()
  return (entries.get(path) ?? indexes.get(path))?.sidebar
}

/** The parts of the index, in its order; a page belongs to the first one that holds it. */
const order: Section[] = [
  { title: 'Site', holds: (path) => !['/docs', '/blog', '/integrations'].some((folder) => below(folder)(path)) },
  { title: sdkArea.label, ownIndex: '/docs/sdk/llms.txt', holds: (path) => toArea(path, undefined) === 'SDK' },
  ...docsAreas.slice(1).map(({ name, label }) => ({
    title: label,
    ownIndex: `/docs/${name}/llms.txt`,
    holds: (path: string) => path.startsWith('/docs/') && findSidebar(path) === name,
  })),
  { title: 'Guides', ownIndex: '/docs/llms.txt', holds: below('/docs') },
  { title: 'Integrations', ownIndex: '/integrations/llms.txt', holds: below('/integrations') },
  { title: 'Blog', ownIndex: '/blog/llms.txt', holds: below('/blog') },
]

/** How the index shows them: what most questions are about comes first. */
const shown = ['Guides', 'API', 'SDK', 'Plugins', 'Studio', 'Integrations', 'Site', 'Contributing', 'Blog']

/** The pages of the site by part, each part in path order. */
export function toLlmsSections(copies: readonly MarkdownCopy[]): LlmsSection[] {
  const groups = new Map<Section, MarkdownCopy[]>()
  for (const copy of copies) {
    const section = order.find(({ holds }) => holds(copy.path))
    if (section !== undefined) groups.set(section, [...(groups.get(section) ?? []), copy])
  }
  return [...groups]
    .sort(([a], [b]) => shown.indexOf(a.title) - shown.indexOf(b.title))
    .map(([{ title, ownIndex }, pages]) => ({ title, pages, ...(ownIndex === undefined ? {} : { ownIndex }) }))
}
