import { groupBy } from '../../kit/group-by'
import { site } from '../../kit/site'
import { toAbsoluteUrl } from '../../kit/urls'
import { llmsFullPath, toCopyPath } from './addresses'
import type { MarkdownCopy } from './finish'
import { docsAreas, getSiteIndex, sdkArea } from '../../docs'
import { toArea } from '../../search'

/** Maximum length of the index in characters. Many clients truncate longer files. */
export const MAX_INDEX = 50_000

export interface LlmsSection {
  title: string
  pages: readonly Pick<MarkdownCopy, 'path' | 'title' | 'description'>[]
  /** The section's own index, if the site's is too long. Later sections in the list move first. */
  ownIndex?: string | undefined
}

const toLink = (title: string, path: string) => `[${title.replaceAll(/[[\]]/g, '\\$&')}](${toAbsoluteUrl(path)})`

function writeList({ pages }: LlmsSection, withDescriptions = true): string {
  return pages
    .map(({ path, title, description }) => {
      const note = withDescriptions && description !== '' ? `: ${description.replaceAll(/\s+/g, ' ')}` : ''
      return `- ${toLink(title, toCopyPath(path))}${note}`
    })
    .join('\n')
}

const head = [
  `# ${site.name}`,
  `> ${site.description}`,
  `These pages cover \`@eventcatalog/core\` ${site.versions.core} and \`@eventcatalog/sdk\` ${site.versions.sdk}.`,
].join('\n\n')

/** How a section is shortened: without descriptions, or as a link to its own index. */
type Form = 'titles' | 'own index'

function writeIndex(sections: readonly LlmsSection[], forms: ReadonlyMap<LlmsSection, Form>): string {
  const parts = sections.map((section) => {
    const { title, pages, ownIndex = '' } = section
    const form = forms.get(section)
    const link = () => `- ${toLink(`${title}: index of ${pages.length} pages`, ownIndex)}`
    return `## ${title}\n\n${form === 'own index' ? link() : writeList(section, form === undefined)}`
  })
  // Not a link, because crawlers would read each page twice.
  const note = `Links point to Markdown versions of each page. Remove \`.md\` to get the web page. All pages in one file: ${toAbsoluteUrl(llmsFullPath)}`
  return `${[head, note, ...parts].join('\n\n')}\n`
}

/**
 * The site's index in llmstxt.org format, and indexes of sections that don't fit. If it's too long, first drops
 * descriptions from the longest sections, then moves sections to their own index. @throws if it's still too long
 */
export function writeLlmsIndexes(
  given: readonly LlmsSection[],
  path: string,
  limit = MAX_INDEX,
): { path: string; text: string }[] {
  const sections = given.filter(({ pages }) => pages.length > 0)
  const bySize = sections.toSorted((a, b) => writeList(b).length - writeList(a).length)
  const movable = sections.filter(({ ownIndex }) => ownIndex !== undefined).reverse()
  const forms = new Map<LlmsSection, Form>()
  let text = writeIndex(sections, forms)
  for (const [index, section] of [...bySize, ...movable].entries()) {
    if (text.length < limit) break
    forms.set(section, index < bySize.length ? 'titles' : 'own index')
    text = writeIndex(sections, forms)
  }
  if (text.length >= limit) throw new Error(`${path} has ${text.length} characters. Expected fewer than ${limit}.`)
  const own = movable.filter((section) => forms.get(section) === 'own index').reverse()
  return [
    { path, text },
    ...own.map((section) => {
      const lead = `# ${site.name}: ${section.title}\n\n> ${section.pages.length} pages from ${toLink(site.name, path)}.`
      return { path: section.ownIndex ?? '', text: `${lead}\n\n## ${section.title}\n\n${writeList(section)}\n` }
    }),
  ]
}

/** All pages in one file, each with its URL. */
export function writeLlmsFull(copies: readonly MarkdownCopy[]): string {
  const pages = copies.map(({ path, title, body }) => `# ${title}\n\nSource: ${toAbsoluteUrl(path)}\n\n${body.trim()}`)
  return `${[head, ...pages].join('\n\n---\n\n')}\n`
}

const below = (folder: string) => (path: string) => path === folder || path.startsWith(`${folder}/`)

function findSidebar(path: string): string | undefined {
  const { entries, indexes } = getSiteIndex()
  return (entries.get(path) ?? indexes.get(path))?.sidebar
}

/** Sections in matching order. A page belongs to the first one that matches. */
const order: (Omit<LlmsSection, 'pages'> & { matches: (path: string) => boolean })[] = [
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
  return [...groupBy(copies, ({ path }) => order.find(({ matches }) => matches(path)))]
    .flatMap(([section, pages]) => (section === undefined ? [] : [{ ...section, pages }]))
    .sort((a, b) => shown.indexOf(a.title) - shown.indexOf(b.title))
}
