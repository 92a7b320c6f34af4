import { getPosts } from '../../blog'
import { getBody } from '../../content/bodies'
import { type GeneratedIndex, getSiteIndex } from '../../docs'
import { listIntegrations, writeCopyLead } from '../../integrations'
import { getPages } from '../../pages'
import { getRedirects } from '../../routes/redirects'
import { getSiteRoutes, type SiteRoute } from '../../routes/routes'
import { toCopyPath, toMachineUrl } from './addresses'
import type { MarkdownCopy } from './finish'
import { readPage } from './from-html'
import { toAbsoluteUrl } from '../../kit/urls'

function writeCards({ cards }: GeneratedIndex): string {
  const toCount = (count: number) => (count === 1 ? ' 1 page' : ` ${count} pages`)
  const toLine = ({ title, href, description, count }: GeneratedIndex['cards'][number]) =>
    `- [${title.replaceAll(/[[\]]/g, '\\$&')}](${toAbsoluteUrl(toCopyPath(href))}): ${description}${count === undefined ? '' : toCount(count)}`
  return cards.map(toLine).join('\n')
}

/** Description and lead of each page: the date of a post, the facts of an integration. */
function findDescriptions(
  book: Parameters<typeof toMachineUrl>[2],
): Map<string, { description: string; lead: string }> {
  const posts = getPosts().map(
    ({ path, description, date }) =>
      [path, { description, lead: date === '' ? '' : `Published ${date}.\n\n` }] as const,
  )
  const entries = [...getSiteIndex().entries].map(
    ([path, { description }]) => [path, { description, lead: '' }] as const,
  )
  const integrations = listIntegrations().map(
    (integration) =>
      [
        integration.path,
        {
          description: integration.description,
          lead: writeCopyLead(integration, (href) => toMachineUrl(href, integration.path, book)),
        },
      ] as const,
  )
  const pages = getPages().map(({ path, description }) => [path, { description, lead: '' }] as const)
  return new Map([...entries, ...posts, ...integrations, ...pages])
}

/**
 * Every page in the sitemap as Markdown: from its source, from its list if it's an index, or from its HTML if it's
 * written as a component.
 * @param readHtml returns the exported page at an address
 */
export function listCopies(readHtml: (path: string) => string): MarkdownCopy[] {
  const { indexes } = getSiteIndex()
  const routes = getSiteRoutes().filter(({ unlisted }) => !unlisted)
  const book = { listed: new Set(routes.map(({ path }) => path)), redirects: getRedirects() }
  const known = findDescriptions(book)

  function toCopy({ path, title, file }: SiteRoute): MarkdownCopy {
    const index = indexes.get(path)
    if (index !== undefined) return { path, title, description: index.description, body: writeCards(index) }
    const markdown = file === undefined ? undefined : getBody(file).markdown
    const found = known.get(path)
    if (markdown !== undefined && found !== undefined) {
      return { path, title, description: found.description, body: found.lead + markdown }
    }
    const page = readPage(readHtml(path), (href) => toMachineUrl(href, path, book))
    return { path, title: page.title || title, description: page.description, body: page.body }
  }
  return routes.map(toCopy)
}
