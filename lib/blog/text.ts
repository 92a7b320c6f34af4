import { findTreeSettings } from '../content/tree-settings'
import { getContentDir, isOwnTree } from '../kit/env'
import { site } from '../kit/site'

/** What the blog says about itself: its title, the line below it, and its description for search engines. */
interface BlogText {
  title: string
  lead: string
  description: string
}

/** Another project's blog has the texts of its own configuration, as in Docusaurus. */
export function getBlogText(): BlogText {
  if (isOwnTree())
    return {
      title: 'Blog',
      lead: 'Monthly release roundups, feature announcements, and guides with working examples.',
      description:
        'What’s new in EventCatalog: monthly release roundups, feature announcements, and guides with complete examples.',
    }
  const { blogTitle, blogDescription } = findTreeSettings(getContentDir()) ?? {}
  const lead = blogDescription ?? `News about ${site.name}.`
  return { title: blogTitle ?? 'Blog', lead, description: lead }
}
