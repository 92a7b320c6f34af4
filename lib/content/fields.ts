/**
 * Content model: the front matter fields that authors can use. Contentlayer's schema, the build checks, the editor's
 * JSON schema and the authoring guide are all generated from it.
 */
export interface Field {
  type: 'string' | 'number' | 'boolean' | 'date' | 'strings' | 'any'
  /** Required in our own content. Optional in other content. */
  required?: boolean
  /** Purpose and default of the field. */
  description: string
  /** Allowed values. */
  options?: readonly string[]
  /** Length in characters. */
  length?: readonly [min: number, max: number]
}

export type Fields = Record<string, Field>

const title: Field = {
  type: 'string',
  required: true,
  description: 'Page title in sentence case, 1 to 6 words. It’s also the page heading, so don’t add a level 1 heading.',
}
const description: Field = {
  type: 'string',
  required: true,
  length: [50, 160],
  description: 'One sentence for search results, 50 to 160 characters. Must be unique.',
}
const draft: Field = {
  type: 'boolean',
  description: 'Shown by `npm run dev`, but not exported. Default: false.',
}
const unlisted: Field = {
  type: 'boolean',
  description: 'Exported, but hidden from menus, the sitemap and search. The page shows a notice. Default: false.',
}
const slug: Field = {
  type: 'string',
  description:
    'URL path, replacing the one derived from the file name. A leading slash makes it relative to the section.',
}
const image: Field = {
  type: 'string',
  description: 'Path or URL of the social sharing image, replacing the generated one.',
}
const keywords: Field = { type: 'strings', description: 'Words people might search for to find this page.' }
const tocMin: Field = { type: 'number', description: 'First heading level of the table of contents. Default: 2.' }
const tocMax: Field = { type: 'number', description: 'Last heading level of the table of contents. Default: 3.' }

export const docKinds = ['tutorial', 'how-to', 'reference', 'explanation', 'index'] as const

export const docFields = {
  title,
  description,
  kind: {
    type: 'string',
    required: true,
    options: docKinds,
    description: 'Type of page: it teaches, solves one task, lists facts, explains, or links to other pages.',
  },
  id: { type: 'string', description: 'Last part of the page id. Default: the file name.' },
  slug,
  sidebar_label: { type: 'string', description: 'Shorter name for the sidebar. Default: the title.' },
  sidebar_position: { type: 'number', description: 'Position in the sidebar, lowest first.' },
  sidebar_class_name: { type: 'string', description: 'CSS class of the sidebar entry.' },
  sidebar_custom_props: { type: 'any', description: 'Ignored. Accepted for compatibility with Docusaurus.' },
  displayed_sidebar: {
    type: 'any',
    description: 'Name of the sidebar to show, or null for none. Default: the folder’s sidebar.',
  },
  keywords,
  image,
  tags: { type: 'any', description: 'Page tags.' },
  hide_title: { type: 'boolean', description: 'Hides the page heading. Default: false.' },
  hide_table_of_contents: { type: 'boolean', description: 'Hides the table of contents. Default: false.' },
  hide_breadcrumbs: { type: 'boolean', description: 'Hides the breadcrumbs. Default: false.' },
  toc_min_heading_level: tocMin,
  toc_max_heading_level: tocMax,
  pagination_label: {
    type: 'string',
    description: 'Name of this page in previous and next links. Default: the sidebar label.',
  },
  pagination_next: {
    type: 'any',
    description: 'Id of the next page, or null for none. Default: the next page in the sidebar.',
  },
  pagination_prev: {
    type: 'any',
    description: 'Id of the previous page, or null for none. Default: the previous page in the sidebar.',
  },
  custom_edit_url: { type: 'any', description: 'URL of the “Edit this page” link, or null for none.' },
  parse_number_prefixes: { type: 'boolean', description: 'Ignored. Accepted for compatibility with Docusaurus.' },
  last_update: { type: 'any', description: 'Date and author of the last change, replacing those from Git.' },
  draft,
  unlisted,
} as const satisfies Fields

export const postFields = {
  title,
  description,
  date: {
    type: 'date',
    description: 'Publication date, such as 2025-01-31. You can also put it at the start of the file name.',
  },
  authors: { type: 'any', description: 'One or more author ids from authors.yml. Default: the team.' },
  author: { type: 'string', description: 'Older form of authors.' },
  author_title: { type: 'string', description: 'Older form of authors.' },
  author_url: { type: 'string', description: 'Older form of authors.' },
  author_image_url: { type: 'string', description: 'Older form of authors.' },
  tags: { type: 'any', description: 'Tags from tags.yml.' },
  cover: {
    type: 'string',
    description:
      'What the cover shows: a component in the post, or the title or language of a code block. Default: the first drawing, diagram, file tree or code block. A roundup’s cover shows the month.',
  },
  slug,
  image,
  keywords,
  hide_table_of_contents: { type: 'boolean', description: 'Hides the table of contents. Default: false.' },
  toc_min_heading_level: tocMin,
  toc_max_heading_level: tocMax,
  sidebar_label: { type: 'string', description: 'Shorter name for the blog sidebar. Default: the title.' },
  last_update: { type: 'any', description: 'Date and author of the last change, replacing those from Git.' },
  draft,
  unlisted,
} as const satisfies Fields

/** Categories of integrations, in the order of the index page. */
export const integrationKinds = [
  'specification',
  'gateway',
  'broker',
  'registry',
  'diagram',
  'assistant',
  'platform',
] as const

/** Templates for a new catalog. */
export const catalogTemplates = [
  'openapi',
  'asyncapi',
  'graphql',
  'eventbridge',
  'amazon-apigateway',
  'confluent',
] as const

export const integrationFields = {
  title,
  description,
  href: { type: 'string', required: true, description: 'URL of the documentation or of the tool’s website.' },
  logo: { type: 'string', required: true, description: 'Name of the logo shown on the card.' },
  kind: {
    type: 'string',
    required: true,
    options: integrationKinds,
    description: 'Type of integration. Used by the filter on the index page.',
  },
  summary: {
    type: 'string',
    required: true,
    length: [10, 60],
    description: 'Short summary for menus and cards, 10 to 60 characters.',
  },
  menuPosition: {
    type: 'number',
    description: 'Position in menus, lowest first. Without it, menus don’t list the integration.',
  },
  menuHref: { type: 'string', description: 'Where menus link to. Default: the integration’s page.' },
  docs: { type: 'strings', description: 'Related pages, in order.' },
  package: { type: 'string', description: 'npm package name. Integrations with a package appear in the plugin table.' },
  template: {
    type: 'string',
    options: catalogTemplates,
    description: 'Catalog template that includes the integration.',
  },
  source: { type: 'string', description: 'What it reads, as shown in the plugin table.' },
  formats: { type: 'strings', description: 'Schema or file formats it supports.' },
  creates: { type: 'strings', description: 'Types of resources it creates, in the plural.' },
  since: { type: 'string', description: 'Core version that introduced it, if known.' },
  cover: { type: 'string', description: 'Path of a wide image for the top of the page.' },
  video: { type: 'string', description: 'URL of a demo video.' },
  install: { type: 'string', description: 'Command that installs or scaffolds it.' },
  configure: { type: 'string', description: 'Example configuration.' },
  configureFile: {
    type: 'string',
    description: 'File the configuration belongs in. Default: eventcatalog.config.js.',
  },
  pricing: { type: 'string', description: 'License or plan: Free, or the name of a plan.' },
  pricingDescription: { type: 'string', description: 'One sentence about pricing.' },
  price: { type: 'string', description: 'Price, if it’s public.' },
  author: { type: 'string', description: 'Who maintains it.' },
  new: { type: 'boolean', description: 'Shows a New badge. Default: false.' },
  comingSoon: {
    type: 'boolean',
    description: 'Marks the integration as coming soon and shows the upvote link. Default: false.',
  },
  upvoteUrl: { type: 'string', description: 'URL of the upvote link. Default: a new issue with the title filled in.' },
  repeats: {
    type: 'string',
    description: 'Path of the page this one duplicates. It becomes the canonical link, and lists leave this page out.',
  },
  slug,
  draft,
  unlisted,
} as const satisfies Fields

export const pageLayouts = ['text', 'sections'] as const

export const pageFields = {
  title,
  description,
  keywords,
  slug,
  layout: {
    type: 'string',
    options: pageLayouts,
    description: '`sections` for pages built from Hero and Section, where Hero contains the heading. Default: text.',
  },
  repeats: {
    type: 'string',
    description:
      'Path of the page this one duplicates. It becomes the canonical link, and this page is unlisted. If this page is empty, it shows the other page’s content.',
  },
  hide_table_of_contents: { type: 'boolean', description: 'Hides the table of contents. Default: false.' },
  draft,
  unlisted,
} as const satisfies Fields

export const sdkNoteFields = {
  description,
  title: {
    type: 'string',
    description: 'Page title, for the two notes that don’t describe a function. Default: the function name.',
  },
  returns: {
    type: 'string',
    description: 'What the function resolves to. Completes the sentence “which resolves to …”.',
  },
  keywords,
} as const satisfies Fields

export const partialFields = {} as const satisfies Fields

/** Fields of `_category_.json`: a folder's label, position and page. */
export const categoryFields = {
  label: { type: 'string', description: 'Name of the folder in the sidebar. Default: the folder name.' },
  position: { type: 'number', description: 'Position in the sidebar, lowest first.' },
  link: {
    type: 'any',
    description:
      'Page the folder links to: {"type": "generated-index", "title", "description", "slug"} or {"type": "doc", "id"}.',
  },
  collapsible: { type: 'boolean', description: 'Whether readers can collapse the folder. Default: true.' },
  collapsed: {
    type: 'boolean',
    description: 'Whether the folder starts collapsed on pages outside it. Default: true.',
  },
  className: { type: 'string', description: 'CSS class of the sidebar entry. `hidden` removes it from the sidebar.' },
  description: { type: 'string', description: 'Older form of the description in `link`.' },
  customProps: { type: 'any', description: 'Ignored. Accepted for compatibility with Docusaurus.' },
  key: { type: 'string', description: 'Ignored. Accepted for compatibility with Docusaurus.' },
} as const satisfies Fields

/** A type of content: a glob pattern relative to the content folder, and the front matter fields. */
export interface Collection {
  name: 'Doc' | 'Post' | 'Integration' | 'Page' | 'SdkNote' | 'Partial'
  pattern: string
  description: string
  fields: Fields
}

export const collections = [
  {
    name: 'Doc',
    pattern: '{docs,versioned_docs/version-*}/**/*.{md,mdx}',
    description: 'A documentation page. Its folder determines where it appears in the sidebar.',
    fields: docFields,
  },
  { name: 'Post', pattern: 'blog/**/*.{md,mdx}', description: 'A blog post.', fields: postFields },
  {
    name: 'Integration',
    pattern: 'integrations/**/*.{md,mdx}',
    description: 'A tool EventCatalog integrates with. The body is its overview.',
    fields: integrationFields,
  },
  {
    name: 'Page',
    pattern: 'pages/**/*.{md,mdx}',
    description: 'A page outside the documentation and the blog.',
    fields: pageFields,
  },
  {
    name: 'SdkNote',
    pattern: 'sdk/*.{md,mdx}',
    description: 'Notes on an SDK function, in a file with the function’s name: an example, then good-to-know details.',
    fields: sdkNoteFields,
  },
  {
    name: 'Partial',
    pattern: 'partials/**/*.{md,mdx}',
    description: 'Text shared by several pages. It has no address and no front matter.',
    fields: partialFields,
  },
] as const satisfies readonly Collection[]

/** Folders of the content tree that contain pages. */
export const contentFolders = ['docs', 'versioned_docs', 'blog', 'integrations', 'pages', 'sdk', 'partials'] as const

/** The collection of a file, from its path relative to the content folder. */
export function findCollection(file: string): (typeof collections)[number] | undefined {
  if (!/\.mdx?$/.test(file)) return undefined
  const [folder, version] = file.split('/')
  if (folder === 'versioned_docs' && !version?.startsWith('version-')) return undefined
  const nameByFolder: Record<string, Collection['name']> = {
    docs: 'Doc',
    versioned_docs: 'Doc',
    blog: 'Post',
    integrations: 'Integration',
    pages: 'Page',
    sdk: 'SdkNote',
    partials: 'Partial',
  }
  return collections.find(({ name }) => name === nameByFolder[folder ?? ''])
}
