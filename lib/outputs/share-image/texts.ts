import { getPosts, listTags, toLongDate, toTeaser } from '../../blog'
import { getBody } from '../../content/bodies'
import { docsAreas, getSiteIndex } from '../../docs'
import { getSiteRoutes, type SiteRoute } from '../../routes/routes'
import { toArea } from '../../search'
import { site } from '../../kit/site'
import type { ShareText } from './draw'

/** Section of a documentation page, as named in the docs bar. */
function toDocsSection(path: string, sidebar: string | undefined): string {
  if (toArea(path, sidebar) === 'SDK') return 'SDK reference'
  return docsAreas.find(({ name }) => name === sidebar)?.label ?? 'Documentation'
}

/** Sections of generated pages, by path prefix. */
const sections: [beginning: string, section: string][] = [
  ['/docs', 'Documentation'],
  ['/blog', 'Blog'],
  ['/integrations', 'Integrations'],
]

function toSection(path: string): string {
  return sections.find(([beginning]) => path === beginning || path.startsWith(`${beginning}/`))?.[1] ?? ''
}

/**
 * Texts of all images by page address.
 * @param areTextsReady whether pages are compiled; until then, leaves out posts whose teaser comes from their content
 */
export function listShareTexts(areTextsReady = true): Map<string, ShareText> {
  const { entries, indexes } = getSiteIndex()
  const posts = new Map(getPosts().map((post) => [post.path, post]))
  const tags = new Map(listTags().map((tag) => [tag.path, tag]))

  function toText({ path, title }: SiteRoute): ShareText | undefined {
    if (path === '/') return { section: '', title: site.tagline, description: site.description }
    const doc = entries.get(path) ?? indexes.get(path)
    if (doc !== undefined) {
      return { section: toDocsSection(path, doc.sidebar), title: doc.title, description: doc.description }
    }
    const post = posts.get(path)
    if (post !== undefined) {
      if (!areTextsReady && post.description === '') return undefined
      const section = post.date === '' ? 'Blog' : `Blog · ${toLongDate(post.date)}`
      return { section, title: post.title, description: post.description || toTeaser(post, getBody(post.file)) }
    }
    const tag = tags.get(path)
    if (tag !== undefined) return { section: 'Blog', title: tag.label, description: tag.description }
    return { section: toSection(path), title, description: '' }
  }
  return new Map(
    getSiteRoutes().flatMap((route) => {
      const text = toText(route)
      return text === undefined ? [] : [[route.path, text]]
    }),
  )
}
