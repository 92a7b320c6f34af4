import { getPosts } from '../../blog'
import { getBody } from '../../content/bodies'
import { type GeneratedIndex, getSiteIndex } from '../../docs'
import { listIntegrations, writeCopyLead } from '../../integrations'
import { getPages } from '../../pages'
import { getRedirects } from '../../routes/redirects'
import { getSiteRoutes } from '../../routes/routes'
import { toCopyPath, toMachineUrl } from './addresses'
import type { MarkdownCopy } from './finish'
import { readPage } from './from-html'
import { toAbsoluteUrl } from '../../kit/urls'

function writeCards({ cards }: GeneratedIndex): string {
  return cards
    .map(({ title, href, description, count }) => {
      const link = `[${title.replaceAll(/[[\]]/g, '\\$&')}](${toAbsoluteUrl(toCopyPath(href))})`
      const pages = count === undefined ? '' : ` ${count} ${count === 1 ? 'page' : 'pages'}`
      return `- ${link}: ${description}${pages}`
    })
    .join('\n')
}

/**
 * Every page in the sitemap as Markdown: from its source, from its list if it's an index, or from its HTML if it's
 * written as a component.
 * @param readHtml returns the exported page at an address
 */
export function listCopies(readHtml: (path: string) => string): MarkdownCopy[] {
  const { entries, indexes } = getSiteIndex()
  const routes = getSiteRoutes().filter(({ unlisted }) => !unlisted)
  const book = { listed: new Set(routes.map(({ path }) => path)), redirects: getRedirects() }
  const [posts, integrations] = [getPosts(), listIntegrations()]
  const described = [...entries.values(), ...posts, ...integrations, ...getPages()]
  const descriptions = new Map(described.map(({ path, description }) => [path, description]))
  /** Texts before the content: the date of a post, the facts of an integration. */
  const leads = new Map<string, string>()
  for (const { path, date } of posts) if (date !== '') leads.set(path, `Published ${date}.\n\n`)
  for (const integration of integrations) {
    const { path } = integration
    leads.set(
      path,
      writeCopyLead(integration, (href) => toMachineUrl(href, path, book)),
    )
  }
  return routes.map(({ path, title, file }) => {
    const index = indexes.get(path)
    if (index !== undefined) return { path, title, description: index.description, body: writeCards(index) }
    const markdown = file === undefined ? undefined : getBody(file).markdown
    const description = descriptions.get(path)
    if (markdown !== undefined && description !== undefined)
      return { path, title, description, body: (leads.get(path) ?? '') + markdown }
    const page = readPage(readHtml(path), (href) => toMachineUrl(href, path, book))
    return { ...page, path, title: page.title || title }
  })
}
