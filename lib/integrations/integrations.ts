import path from 'node:path'
import { type SourceDocument, getDocuments } from '../content/documents'
import { integrationKinds } from '../content/fields'
import { toFieldText, toFieldTexts } from '../content/source-file'
import { cacheByObject } from '../kit/cache-by-object'
import { areDraftsShown } from '../kit/env'
import { site } from '../kit/site'
import { decodePath, encodePath, joinPath } from '../kit/urls'

const languages: Record<string, string> = { yml: 'yaml', js: 'js', json: 'json', mdx: 'mdx', yaml: 'yaml' }

/** An integration's configuration as a code fence, as if it were part of the text. */
export function toConfigureFence(configure: string, file: string): string {
  const language = languages[path.posix.extname(file).slice(1)] ?? 'text'
  return `\`\`\`${language} title="${file}"\n${configure.trimEnd()}\n\`\`\``
}

/** A document followed by the configuration in its front matter, to be highlighted and checked like other code. */
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

/** URL of a new issue that requests an integration. */
export function toUpvoteUrl(title: string): string {
  return `${site.links.repository}/issues/new?title=${encodeURIComponent(`Integration: ${title}`)}`
}

/** An integration, for menus, the index, its own page and the plugins table. */
export type Integration = ReturnType<typeof toIntegration>

/** Reads an integration from a document. Missing fields in other content stay empty. */
export function toIntegration({ file, frontMatter }: SourceDocument) {
  const text = (name: string) => toFieldText(frontMatter[name])
  const texts = <K extends string>(...names: K[]) =>
    Object.fromEntries(names.map((name) => [name, text(name)])) as Record<K, string | undefined>
  const name = path.posix.basename(file).replace(/\.mdx?$/, '')
  const slug = encodePath(decodePath(text('slug')?.replace(/^\/+|\/+$/g, '') ?? name))
  const address = joinPath(integrationsPath, slug)
  const title = text('title') ?? name
  const repeats = text('repeats')
  const { menuPosition } = frontMatter
  return {
    ...texts('cover', 'video', 'install', 'configure', 'pricing', 'pricingDescription', 'price'),
    ...texts('author', 'package', 'template', 'source', 'since'),
    file,
    slug,
    path: address,
    title,
    description: text('description') ?? '',
    /** Short text for menus and cards. */
    summary: text('summary') ?? '',
    kind: integrationKinds.find((kind) => kind === frontMatter.kind) ?? 'platform',
    /** Icon name. */
    logo: text('logo') ?? 'plugin',
    href: text('href') ?? address,
    configureFile: text('configureFile') ?? 'eventcatalog.config.js',
    isNew: frontMatter.new === true,
    comingSoon: frontMatter.comingSoon === true,
    upvoteUrl: text('upvoteUrl') ?? toUpvoteUrl(title),
    menuPosition: typeof menuPosition === 'number' ? menuPosition : undefined,
    menuHref: text('menuHref') ?? address,
    docs: toFieldTexts(frontMatter.docs),
    formats: toFieldTexts(frontMatter.formats),
    creates: toFieldTexts(frontMatter.creates),
    /** Address of the page that this one duplicates. */
    repeats,
    unlisted: frontMatter.unlisted === true || repeats !== undefined,
  }
}

const readAll = cacheByObject((documents: SourceDocument[]) =>
  documents
    .filter(({ frontMatter }) => areDraftsShown() || frontMatter.draft !== true)
    .map(toIntegration)
    .sort((a, b) => a.title.localeCompare(b.title, 'en')),
)

/** Every integration of this build, sorted by title. */
export const getIntegrations = (): Integration[] => readAll(getDocuments('Integration'))

/** Integrations that appear in lists. */
export const listIntegrations = () => getIntegrations().filter(({ unlisted }) => !unlisted)
