import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getPosts } from '../blog'
import { getBody } from '../content/bodies'
import { type GeneratedIndex, getSiteIndex } from '../docs'
import { listIntegrations, writeCopyLead } from '../integrations'
import { writeInFolder } from '../kit/files'
import { decodePath, toAbsoluteUrl } from '../kit/urls'
import { llmsFullPath, llmsPath, toCopyPath, toMachineUrl } from '../outputs/markdown-copy/addresses'
import { type MarkdownCopy, writeCopy } from '../outputs/markdown-copy/finish'
import { readPage } from '../outputs/markdown-copy/from-html'
import { toLlmsSections, writeLlmsFull, writeLlmsIndexes } from '../outputs/markdown-copy/llms'
import { getPages } from '../pages'
import { getRedirects } from '../routes/redirects'
import { getSiteRoutes } from '../routes/routes'

function writeCards({ cards }: GeneratedIndex): string {
  return cards
    .map(({ title, href, description, count }) => {
      const link = `[${title.replaceAll(/[[\]]/g, '\\$&')}](${toAbsoluteUrl(toCopyPath(href))})`
      const pages = count === undefined ? '' : ` ${count} ${count === 1 ? 'page' : 'pages'}`
      return `- ${link}: ${description}${pages}`
    })
    .join('\n')
}

/** Every listed page as Markdown: from its source, its list if it's an index, or its HTML from `readHtml`. */
function listCopies(readHtml: (address: string) => string): MarkdownCopy[] {
  const { entries, indexes } = getSiteIndex()
  const routes = getSiteRoutes().filter(({ unlisted }) => !unlisted)
  const book = { listed: new Set(routes.map((route) => route.path)), redirects: getRedirects() }
  const toUrl = (page: string) => (href: string) => toMachineUrl(href, page, book)
  const [posts, integrations] = [getPosts(), listIntegrations()]
  const described = [...entries.values(), ...posts, ...integrations, ...getPages()]
  const descriptions = new Map(described.map((page) => [page.path, page.description]))
  /** Texts before the content: the date of a post, the facts of an integration. */
  const leads = new Map([
    ...posts.map((post) => [post.path, post.date === '' ? '' : `Published ${post.date}.\n\n`] as const),
    ...integrations.map((each) => [each.path, writeCopyLead(each, toUrl(each.path))] as const),
  ])
  return routes.map(({ path: address, title, file }) => {
    const index = indexes.get(address)
    if (index !== undefined) return { path: address, title, description: index.description, body: writeCards(index) }
    const markdown = file === undefined ? undefined : getBody(file).markdown
    const description = descriptions.get(address)
    if (markdown !== undefined && description !== undefined)
      return { path: address, title, description, body: (leads.get(address) ?? '') + markdown }
    const page = readPage(readHtml(address), toUrl(address))
    return { ...page, path: address, title: page.title || title }
  })
}

/** Adds a Markdown copy of each page, an index, and one file with everything. Separate routes would take seconds. */
export function writeMarkdownCopies(folder: string): number {
  const toFile = (address: string) => path.join(folder, decodePath(address))
  const copies = listCopies((address) => readFileSync(`${toFile(address === '/' ? '/index' : address)}.html`, 'utf8'))
  for (const copy of copies) writeInFolder(toFile(toCopyPath(copy.path)), writeCopy(copy))
  const indexes = writeLlmsIndexes(toLlmsSections(copies), llmsPath)
  for (const { path: address, text } of [...indexes, { path: llmsFullPath, text: writeLlmsFull(copies) }])
    writeInFolder(toFile(address), text)
  return copies.length
}
