import { getPosts, listTags, toLongDate, toTeaser } from '../../blog'
import { getBody } from '../../content/bodies'
import { docsAreas, getSiteIndex } from '../../docs'
import { getSiteRoutes } from '../../routes/routes'
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

/**
 * Texts of all images by page address.
 * @param areTextsReady whether pages are compiled; until then, leaves out posts whose teaser comes from their content
 */
export function listShareTexts(areTextsReady = true): Map<string, ShareText> {
  const { entries, indexes } = getSiteIndex()
  const posts = new Map(getPosts().map((post) => [post.path, post]))
  const tags = new Map(listTags().map((tag) => [tag.path, tag]))
  const texts = new Map<string, ShareText>()
  for (const { path, title } of getSiteRoutes()) {
    const doc = entries.get(path) ?? indexes.get(path)
    const post = posts.get(path)
    const tag = tags.get(path)
    if (path === '/') texts.set(path, { section: '', title: site.tagline, description: site.description })
    else if (doc !== undefined)
      texts.set(path, { section: toDocsSection(path, doc.sidebar), title: doc.title, description: doc.description })
    else if (post !== undefined) {
      if (!areTextsReady && post.description === '') continue
      const section = post.date === '' ? 'Blog' : `Blog · ${toLongDate(post.date)}`
      const description = post.description || toTeaser(post, getBody(post.file))
      texts.set(path, { section, title: post.title, description })
    } else if (tag !== undefined) texts.set(path, { section: 'Blog', title: tag.label, description: tag.description })
    else texts.set(path, { section: sections[path.split('/')[1] ?? ''] ?? '', title, description: '' })
  }
  return texts
}
