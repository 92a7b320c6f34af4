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

/** Sections of generated pages, by the first part of their path. */
const sections: Record<string, string> = { docs: 'Documentation', blog: 'Blog', integrations: 'Integrations' }

/** Texts of all images by page address. Until pages are compiled, leaves out posts whose teaser is in their text. */
export function listShareTexts(areTextsReady = true): Map<string, ShareText> {
  const { entries, indexes } = getSiteIndex()
  const posts = new Map(getPosts().map((post) => [post.path, post]))
  const tags = new Map(listTags().map((tag) => [tag.path, tag]))
  const toText = ({ path, title }: SiteRoute): ShareText | undefined => {
    if (path === '/') return { section: '', title: site.tagline, description: site.description }
    const doc = entries.get(path) ?? indexes.get(path)
    if (doc !== undefined)
      return { section: toDocsSection(path, doc.sidebar), title: doc.title, description: doc.description }
    const post = posts.get(path)
    const tag = tags.get(path)
    const section = sections[path.split('/')[1] ?? ''] ?? ''
    if (post === undefined) return { section, title: tag?.label ?? title, description: tag?.description ?? '' }
    if (!areTextsReady && post.description === '') return undefined
    return {
      section: post.date === '' ? section : `Blog · ${toLongDate(post.date)}`,
      title: post.title,
      description: post.description || toTeaser(post, getBody(post.file)),
    }
  }
  const texts = getSiteRoutes().map((route) => [route.path, toText(route)] as const)
  return new Map(texts.filter((entry): entry is [string, ShareText] => entry[1] !== undefined))
}
