import path from 'node:path'
import { type SourceDocument, getDocuments } from '../content/documents'
import { integrationKinds } from '../content/fields'
import { toFieldText } from '../content/source-file'
import { areDraftsShown } from '../kit/env'
import { site } from '../kit/site'
import { decodePath, encodePath, joinPath } from '../kit/urls'

const languages: Record<string, string> = { yml: 'yaml', js: 'js', json: 'json', mdx: 'mdx', yaml: 'yaml' }

/** An integration's configuration as a code fence, as if it were part of the text. */
export function toConfigureFence(configure: string, file: string): string {
  const language = languages[path.posix.extname(file).slice(1)] ?? 'text'
  return `\`\`\`${language} title="${file}"\n${configure.trimEnd()}\n\`\`\``
}

/**
 * An integration's overview, followed by the configuration from its front matter. As part of the text, the
 * configuration is highlighted, indexed and checked like any other code.
 */
export function withConfiguration(document: SourceDocument): SourceDocument {
  const { configure, configureFile } = toIntegration(document)
  if (configure === undefined) return document
  const section = `## Configure {#configure}\n\n${toConfigureFence(configure, configureFile)}`
  return { ...document, body: `${document.body.trimEnd()}\n\n${section}\n` }
}

/** Address of the index page. */
export const integrationsPath = '/integrations'

/** Title and description of the index page, for metadata and search. */
export const integrationsPage = {
  path: integrationsPath,
  title: 'Integrations',
  description:
    'Import from API specs, gateways, event buses and schema registries, embed diagrams, and use your catalog in AI assistants and Backstage.',
}

export type IntegrationKind = (typeof integrationKinds)[number]

/** An integration, for menus, the index, its own page and the plugins table. */
export interface Integration {
  file: string
  path: string
  slug: string
  title: string
  description: string
  /** Short text for menus and cards. */
  summary: string
  kind: IntegrationKind
  /** Icon name. */
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
  /** Address of the page that this one duplicates. */
  repeats: string | undefined
  unlisted: boolean
}

function toList(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
}

/** URL of a new issue that requests an integration. */
export function toUpvoteUrl(title: string): string {
  return `${site.links.repository}/issues/new?title=${encodeURIComponent(`Integration: ${title}`)}`
}

/** Reads an integration from a document. Missing fields in other content stay empty. */
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

/** Every integration of this build, sorted by title. */
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

/** Integrations that appear in lists. */
export function listIntegrations(): Integration[] {
  return getIntegrations().filter(({ unlisted }) => !unlisted)
}
