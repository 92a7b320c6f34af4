import { site } from '../../kit/site'
import { toAbsoluteUrl } from '../../kit/urls'
import { llmsFullPath, toCopyPath } from './addresses'
import type { MarkdownCopy } from './finish'
import { docsAreas, getSiteIndex, sdkArea } from '../../docs'
import { toArea } from '../../search'

/** Maximum length of the index in characters. Many clients truncate longer files. */
export const MAX_INDEX = 50_000

/** A group of related pages. */
export interface LlmsSection {
  title: string
  pages: readonly Pick<MarkdownCopy, 'path' | 'title' | 'description'>[]
  /**
   * Path of the section's own index, used if the site's index is too long. Sections later in the list are moved first.
   */
  ownIndex?: string
}

/** A text file of the export. */
interface LlmsFile {
  path: string
  text: string
}

const toLink = (title: string, path: string) => `[${title.replaceAll(/[[\]]/g, '\\$&')}](${toAbsoluteUrl(path)})`

function writeList({ pages }: LlmsSection, withDescriptions: boolean): string {
  return pages
    .map(({ path, title, description }) => {
      const note = withDescriptions && description !== '' ? `: ${description.replaceAll(/\s+/g, ' ')}` : ''
      return `- ${toLink(title, toCopyPath(path))}${note}`
    })
    .join('\n')
}

type Form = 'described' | 'titles' | 'own index'

function writeSection(section: LlmsSection, form: Form): string {
  const { title, pages, ownIndex } = section
  if (form !== 'own index' || ownIndex === undefined)
    return `## ${title}\n\n${writeList(section, form === 'described')}`
  return `## ${title}\n\n- ${toLink(`${title}: index of ${pages.length} pages`, ownIndex)}`
}

function writeHead(): string {
  return [
    `# ${site.name}`,
    `> ${site.description}`,
    `These pages cover \`@eventcatalog/core\` ${site.versions.core} and \`@eventcatalog/sdk\` ${site.versions.sdk}.`,
  ].join('\n\n')
}

function writeIndex(sections: readonly LlmsSection[], forms: ReadonlyMap<LlmsSection, Form>): string {
  const parts = sections.map((section) => writeSection(section, forms.get(section) ?? 'described'))
  // Not a link, because crawlers would read each page twice.
  const note = `Links point to Markdown versions of each page. Remove \`.md\` to get the web page. All pages in one file: ${toAbsoluteUrl(llmsFullPath)}`
  return `${[writeHead(), note, ...parts].join('\n\n')}\n`
}

/**
 * Ways to shorten the index: first drops descriptions from the longest sections, then moves sections to their own
 * index.
 */
function* listReductions(sections: readonly LlmsSection[]): Generator<[LlmsSection, Form], undefined> {
  const bySize = [...sections].sort((a, b) => writeList(b, true).length - writeList(a, true).length)
  for (const section of bySize) yield [section, 'titles']
  for (const section of [...sections].reverse()) if (section.ownIndex !== undefined) yield [section, 'own index']
  return undefined
}

/**
 * The site's index in llmstxt.org format, and indexes of sections that don't fit.
 * @param limit maximum characters of the index
 * @throws if the index is too long even with every section reduced
 */
export function writeLlmsIndexes(given: readonly LlmsSection[], path: string, limit = MAX_INDEX): LlmsFile[] {
  const sections = given.filter(({ pages }) => pages.length > 0)
  const forms = new Map<LlmsSection, Form>()
  const reductions = listReductions(sections)
  let text = writeIndex(sections, forms)
  while (text.length >= limit) {
    const reduction = reductions.next()
    if (reduction.done === true) throw new Error(`${path} has ${text.length} characters. Expected fewer than ${limit}.`)
    forms.set(...reduction.value)
    text = writeIndex(sections, forms)
  }
  const own = sections.flatMap((section) => {
    if (forms.get(section) !== 'own index' || section.ownIndex === undefined) return []
    const head = `# ${site.name}: ${section.title}\n\n> ${section.pages.length} pages from ${toLink(site.name, path)}.`
    return [{ path: section.ownIndex, text: `${head}\n\n## ${section.title}\n\n${writeList(section, true)}\n` }]
  })
  return [{ path, text }, ...own]
}

/** All pages in one file, each with its URL. */
export function writeLlmsFull(copies: readonly MarkdownCopy[]): string {
  const pages = copies.map(({ path, title, body }) => `# ${title}\n\nSource: ${toAbsoluteUrl(path)}\n\n${body.trim()}`)
  return `${[writeHead(), ...pages].join('\n\n---\n\n')}\n`
}

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
