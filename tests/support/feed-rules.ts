import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { visit } from 'unist-util-visit'
import { xml2js } from 'xml-js'

/** An element of a feed. */
interface Node {
  name?: string
  text?: string | number
  cdata?: string
  attributes?: Record<string, string>
  elements?: Node[]
}

const all = (node: Node | undefined, name: string) => (node?.elements ?? []).filter((child) => child.name === name)

function textOf(node: Node | undefined): string {
  return (node?.elements ?? []).map(({ text, cdata }) => String(cdata ?? text ?? '')).join('')
}

/** Parses XML strictly: throws if it isn't well-formed. */
function parse(xml: string, root: string): Node | undefined {
  const [node] = (xml2js(xml, { compact: false }) as Node).elements ?? []
  return node?.name === root ? node : undefined
}

const isUrl = (text: string) => /^https?:\/\/[^\s<>"]+$/.test(text) && URL.canParse(text)

/** Elements that feed readers display: no scripts, no custom elements. */
const plain =
  /^(h[1-6]|p|a|img|ul|ol|li|pre|code|blockquote|table|thead|tbody|tr|th|td|strong|em|del|br|hr|input|sup|section)$/

/** The tags of a text in order, to detect the ones browsers add or drop. */
const toTags = (html: string) => (html.match(/<\/?[a-z][a-z0-9-]*/gi) ?? []).join(' ')

/** Problems in an entry's text: markup that browsers have to repair, links that only work on the page. */
export function findMarkupErrors(html: string): string[] {
  const errors: string[] = []
  const root = fromHtml(html, { fragment: true, onerror: ({ reason }) => void errors.push(`not valid: ${reason}`) })
  if (toTags(toHtml(root)) !== toTags(html)) errors.push('not valid: a tag was never opened or closed')
  visit(root, 'element', ({ tagName, properties }) => {
    if (!plain.test(tagName)) errors.push(`<${tagName}> is not for feed readers`)
    for (const name of ['href', 'src']) {
      const address = properties[name]
      if (typeof address === 'string' && !isUrl(address) && !address.startsWith('mailto:'))
        errors.push(`${name} is no full address: ${address}`)
    }
    for (const name of Object.keys(properties)) {
      if (name === 'style' || /^on[a-z]/i.test(name)) errors.push(`<${tagName}> has ${name}`)
    }
  })
  return errors
}

/** Collects findings, each under its entry's name. */
function createList() {
  const errors: string[] = []
  const expectThat = (isSo: boolean, what: string) => {
    if (!isSo) errors.push(what)
  }
  const expectUnique = (ids: readonly string[], what: string) =>
    expectThat(new Set(ids).size === ids.length, `${what} repeat`)
  return { errors, expectThat, expectUnique }
}

const rfc822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (GMT|[+-]\d{4})$/

/** Violations of https://www.rssboard.org/rss-specification. */
export function findRssErrors(xml: string): string[] {
  const { errors, expectThat, expectUnique } = createList()
  const [channel] = all(parse(xml, 'rss'), 'channel')
  for (const name of ['title', 'link', 'description'])
    expectThat(all(channel, name).length === 1 && textOf(all(channel, name)[0]) !== '', `channel needs one ${name}`)
  expectThat(isUrl(textOf(all(channel, 'link')[0])), 'the link of the channel is no full address')
  expectThat(rfc822.test(textOf(all(channel, 'lastBuildDate')[0])), 'lastBuildDate is no date of RFC 822')
  const [self] = all(channel, 'atom:link').filter(({ attributes }) => attributes?.rel === 'self')
  expectThat(isUrl(self?.attributes?.href ?? ''), 'the feed has no link to itself')
  const items = all(channel, 'item')
  expectUnique(
    items.map((item) => textOf(all(item, 'guid')[0])),
    'guids',
  )
  for (const item of items) {
    const link = textOf(all(item, 'link')[0])
    expectThat(isUrl(link), `${link} is no full address`)
    for (const name of ['title', 'link', 'guid', 'pubDate', 'description', 'content:encoded'])
      expectThat(all(item, name).length === 1 && textOf(all(item, name)[0]) !== '', `${link}: needs one ${name}`)
    expectThat(rfc822.test(textOf(all(item, 'pubDate')[0])), `${link}: pubDate is no date of RFC 822`)
    const authors = all(item, 'author').map(textOf)
    expectThat(
      authors.every((author) => author.includes('@')),
      `${link}: an author is no address of mail`,
    )
    const problems = findMarkupErrors(textOf(all(item, 'content:encoded')[0]))
    errors.push(...problems.map((what) => `${link}: ${what}`))
  }
  return errors
}

const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/

/** Violations of RFC 4287. */
export function findAtomErrors(xml: string): string[] {
  const { errors, expectThat, expectUnique } = createList()
  const feed = parse(xml, 'feed')
  expectThat(feed?.attributes?.xmlns === 'http://www.w3.org/2005/Atom', 'the namespace is not that of Atom')
  const entries = all(feed, 'entry')
  for (const node of [feed, ...entries]) {
    const id = textOf(all(node, 'id')[0])
    for (const name of ['id', 'title', 'updated'])
      expectThat(all(node, name).length === 1 && textOf(all(node, name)[0]) !== '', `${id}: needs one ${name}`)
    expectThat(isUrl(id), `${id}: the id is no full address`)
    expectThat(rfc3339.test(textOf(all(node, 'updated')[0])), `${id}: updated is no date of RFC 3339`)
    expectThat(
      all(node, 'link').every(({ attributes }) => isUrl(attributes?.href ?? '')),
      `${id}: a link is no full address`,
    )
    expectThat(
      all(node, 'author').every((author) => textOf(all(author, 'name')[0]) !== ''),
      `${id}: an author has no name`,
    )
  }
  const hasAuthor = (node: Node | undefined) => all(node, 'author').length > 0
  expectThat(hasAuthor(feed) || entries.every(hasAuthor), 'an entry has no author, and the feed has none')
  expectUnique(
    entries.map((entry) => textOf(all(entry, 'id')[0])),
    'ids',
  )
  for (const entry of entries) {
    const id = textOf(all(entry, 'id')[0])
    const [content] = all(entry, 'content')
    expectThat(content?.attributes?.type === 'html', `${id}: the content is not marked as HTML`)
    for (const part of ['title', 'summary', 'content']) {
      const problems = findMarkupErrors(textOf(all(entry, part)[0]))
      errors.push(...problems.map((what) => `${id}: ${part}: ${what}`))
    }
  }
  return errors
}

const text = { type: 'string', minLength: 1 }
const url = { type: 'string', format: 'uri', pattern: '^https?://' }
const author = {
  type: 'object',
  properties: { name: text, url, avatar: url },
  minProperties: 1,
  additionalProperties: false,
}

/** https://www.jsonfeed.org/version/1/ */
const jsonFeed = {
  type: 'object',
  required: ['version', 'title', 'items', 'home_page_url', 'feed_url'],
  additionalProperties: false,
  properties: {
    version: { const: 'https://jsonfeed.org/version/1' },
    title: text,
    home_page_url: url,
    feed_url: url,
    description: text,
    author,
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'url', 'content_html', 'date_published'],
        additionalProperties: false,
        properties: {
          id: text,
          url,
          title: text,
          summary: text,
          image: url,
          content_html: text,
          date_published: { type: 'string', format: 'date-time' },
          date_modified: { type: 'string', format: 'date-time' },
          author,
          tags: { type: 'array', items: text },
        },
      },
    },
  },
}

const ajv = new Ajv({ allErrors: true })
addFormats(ajv)
const validate = ajv.compile(jsonFeed)

/** Violations of JSON Feed 1. */
export function findJsonFeedErrors(json: string): string[] {
  const { errors, expectUnique } = createList()
  const feed = JSON.parse(json) as { items?: { id: string; content_html: string }[] }
  if (!validate(feed)) errors.push(ajv.errorsText(validate.errors))
  const items = feed.items ?? []
  expectUnique(
    items.map(({ id }) => id),
    'ids',
  )
  for (const { id, content_html: html } of items) {
    errors.push(...findMarkupErrors(html).map((what) => `${id}: ${what}`))
  }
  return errors
}
