import { findTreeSettings } from '../content/tree-settings'
import { getContentDir, isOwnTree } from '../kit/env'
import { site } from '../kit/site'

/** The blog's title, the line below it, and its description. Another project's are from its own configuration. */
export function getBlogText() {
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
