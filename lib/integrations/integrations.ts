import path from 'node:path'
import { integrationKinds } from '../content/fields'
import { getDocuments, type SourceDocument } from '../content/documents'
import { toFieldText } from '../content/front-matter'
import { areDraftsShown } from '../kit/env'
import { site } from '../kit/site'
import { decodePath, encodePath, joinPath } from '../kit/urls'

/** Where all of them are listed. */
export const integrationsPath = '/integrations'

export type IntegrationKind = (typeof integrationKinds)[number]

/** A tool that EventCatalog works with, as menus, the index, its page and the table of plugins see it. */
export interface Integration {
  file: string
  path: string
  slug: string
  title: string
  description: string
  /** A few words for menus and cards. */
  summary: string
  kind: IntegrationKind
  /** Name of an icon. */
  logo: string
  href: string
  cover: string | undefined
  video: string | undefined
  install: string | undefined
  configure: string | undefined
  configureFile: string
  pricing: string | undefined
  pricingDescription: string | undefined
  price: string | undefined
  author: string | undefined
  isNew: boolean
  comingSoon: boolean
  upvoteUrl: string
  menuPosition: number | undefined
  menuHref: string
  docs: readonly string[]
  package: string | undefined
  template: string | undefined
  source: string | undefined
  formats: readonly string[]
  creates: readonly string[]
  since: string | undefined
  /** Address of the page that this one repeats. */
  repeats: string | undefined
  unlisted: boolean
}

function toList(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
}

/** A new issue of the tool's repository that asks for an integration. */
export function toUpvoteUrl(title: string): string {
  return `${site.links.repository}/issues/new?title=${encodeURIComponent(`Integration: ${title}`)}`
}

/** The integration that a document is. What a foreign tree leaves out is left out; nothing is made up for it. */
export function toIntegration({ file, frontMatter }: SourceDocument): Integration {
  const text = (name: string) => toFieldText(frontMatter[name])
  const name = path.posix.basename(file).replace(/\.mdx?$/, '')
  const slug = encodePath(decodePath(text('slug')?.replace(/^\/+|\/+$/g, '') ?? name))
  const address = joinPath(integrationsPath, slug)
  const title = text('title') ?? name
  const repeats = text('repeats')
  const { menuPosition } = frontMatter
  return {
    file,
    slug,
    path: address,
    title,
    description: text('description') ?? '',
    summary: text('summary') ?? '',
    kind: integrationKinds.find((kind) => kind === frontMatter.kind) ?? 'platform',
    logo: text('logo') ?? 'plugin',
    href: text('href') ?? address,
    cover: text('cover'),
    video: text('video'),
    install: text('install'),
    configure: text('configure'),
    configureFile: text('configureFile') ?? 'eventcatalog.config.js',
    pricing: text('pricing'),
    pricingDescription: text('pricingDescription'),
    price: text('price'),
    author: text('author'),
    isNew: frontMatter.new === true,
    comingSoon: frontMatter.comingSoon === true,
    upvoteUrl: text('upvoteUrl') ?? toUpvoteUrl(title),
    menuPosition: typeof menuPosition === 'number' ? menuPosition : undefined,
    menuHref: text('menuHref') ?? address,
    docs: toList(frontMatter.docs),
    package: text('package'),
    template: text('template'),
    source: text('source'),
    formats: toList(frontMatter.formats),
    creates: toList(frontMatter.creates),
    since: text('since'),
    repeats,
    unlisted: frontMatter.unlisted === true || repeats !== undefined,
  }
}

let cached: { documents: SourceDocument[]; integrations: Integration[] } | undefined

/** Every integration of this build, by title. */
export function getIntegrations(): Integration[] {
  const documents = getDocuments('Integration')
  if (cached?.documents !== documents) {
    const integrations = documents
      .filter(({ frontMatter }) => areDraftsShown() || frontMatter.draft !== true)
      .map(toIntegration)
      .sort((a, b) => a.title.localeCompare(b.title, 'en'))
    cached = { documents, integrations }
  }
  return cached.integrations
}

/** The integrations that lists show. */
export function listIntegrations(): Integration[] {
  return getIntegrations().filter(({ unlisted }) => !unlisted)
}
