/**
 * The content model: what an author may write in front matter. This is the one place where a field is described;
 * Contentlayer's schema, the check of a build, the editor's JSON schema and the author's manual are made from it.
 */
export interface Field {
  type: 'string' | 'number' | 'boolean' | 'date' | 'strings' | 'any'
  /** Must be present in our own tree. A foreign tree may leave everything out. */
  required?: boolean
  /** What the field does, and its default. */
  description: string
  /** The only values that it takes. */
  options?: readonly string[]
  /** Length in characters. */
  length?: readonly [min: number, max: number]
}

export type Fields = Record<string, Field>

const title: Field = {
  type: 'string',
  required: true,
  description: 'Name of the page in sentence case, 1 to 6 words. Shown as the heading, so the text has none of level 1.',
}
const description: Field = {
  type: 'string',
  required: true,
  length: [50, 160],
  description: 'One sentence that could stand as a search result, 50 to 160 characters, unique on the site.',
}
const draft: Field = {
  type: 'boolean',
  description: 'Shown by `npm run dev` and nowhere in the export. Default: false.',
}
const unlisted: Field = {
  type: 'boolean',
  description: 'Exported, but left out of menus, sitemap and search; the page says so. Default: false.',
}
const slug: Field = {
  type: 'string',
  description: 'Address instead of the one made from the file name. With a leading slash it counts from the section.',
}
const image: Field = { type: 'string', description: 'Address of a picture for social networks instead of the generated one.' }
const keywords: Field = { type: 'strings', description: 'Words that readers type when they look for this page.' }
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
    description: 'What the page does for its reader: teach, solve one task, list every fact, explain, or lead on.',
  },
  id: { type: 'string', description: 'Last part of the registry id instead of the file name.' },
  slug,
  sidebar_label: { type: 'string', description: 'Shorter name in the sidebar. Default: the title.' },
  sidebar_position: { type: 'number', description: 'Place among its neighbors in the sidebar, lowest first.' },
  sidebar_class_name: { type: 'string', description: 'CSS class of the sidebar entry.' },
  sidebar_custom_props: { type: 'any', description: 'Ignored; accepted for trees written for Docusaurus.' },
  displayed_sidebar: { type: 'any', description: 'Name of the sidebar to show instead of the folder’s own, or null for none.' },
  keywords,
  image,
  tags: { type: 'any', description: 'Tags of the page.' },
  hide_title: { type: 'boolean', description: 'Leaves the heading out. Default: false.' },
  hide_table_of_contents: { type: 'boolean', description: 'Leaves the table of contents out. Default: false.' },
  hide_breadcrumbs: { type: 'boolean', description: 'Leaves the breadcrumbs out. Default: false.' },
  toc_min_heading_level: tocMin,
  toc_max_heading_level: tocMax,
  pagination_label: { type: 'string', description: 'Name of this page in its neighbors’ links. Default: the sidebar label.' },
  pagination_next: { type: 'any', description: 'Id of the next page, or null for none. Default: the sidebar’s order.' },
  pagination_prev: { type: 'any', description: 'Id of the previous page, or null for none. Default: the sidebar’s order.' },
  custom_edit_url: { type: 'any', description: 'Address behind “Edit this page”, or null for none.' },
  parse_number_prefixes: { type: 'boolean', description: 'Ignored; accepted for trees written for Docusaurus.' },
  last_update: { type: 'any', description: 'Date and author of the last change instead of git’s.' },
  draft,
  unlisted,
} as const satisfies Fields

export const postFields = {
  title,
  description,
  date: {
    type: 'date',
    description: 'Day of publication, such as 2025-01-31. May stand at the start of the file name instead.',
  },
  authors: { type: 'any', description: 'Id of authors.yml, or a list of them. Default: the team.' },
  author: { type: 'string', description: 'Older form of authors.' },
  author_title: { type: 'string', description: 'Older form of authors.' },
  author_url: { type: 'string', description: 'Older form of authors.' },
  author_image_url: { type: 'string', description: 'Older form of authors.' },
  tags: { type: 'any', description: 'Tags of tags.yml.' },
  slug,
  image,
  keywords,
  hide_table_of_contents: { type: 'boolean', description: 'Leaves the table of contents out. Default: false.' },
  toc_min_heading_level: tocMin,
  toc_max_heading_level: tocMax,
  sidebar_label: { type: 'string', description: 'Shorter name in the blog’s sidebar. Default: the title.' },
  last_update: { type: 'any', description: 'Date and author of the last change instead of git’s.' },
  draft,
  unlisted,
} as const satisfies Fields

/** What an integration connects to, in the order of their index. */
export const integrationKinds = [
  'specification',
  'gateway',
  'broker',
  'registry',
  'diagram',
  'assistant',
  'platform',
] as const

/** Templates that a new catalog can start from. */
export const catalogTemplates = ['openapi', 'asyncapi', 'graphql', 'eventbridge', 'amazon-apigateway', 'confluent'] as const

export const integrationFields = {
  title,
  description,
  href: { type: 'string', required: true, description: 'Address of the documentation, or of the tool on its own site.' },
  logo: { type: 'string', required: true, description: 'Name of the mark shown on the card.' },
  kind: {
    type: 'string',
    required: true,
    options: integrationKinds,
    description: 'What the integration connects to; the index filters by it.',
  },
  summary: {
    type: 'string',
    required: true,
    length: [10, 60],
    description: 'What it does in a few words, for menus and cards, 10 to 60 characters.',
  },
  menuPosition: { type: 'number', description: 'Place in menus, lowest first. Without one, menus leave it out.' },
  menuHref: { type: 'string', description: 'Where menus lead. Default: the integration’s own page.' },
  docs: { type: 'strings', description: 'Addresses of pages to read next, in their order.' },
  package: { type: 'string', description: 'Name of the npm package. With one, the table of all plugins lists it.' },
  template: {
    type: 'string',
    options: catalogTemplates,
    description: 'Template of a new catalog that has it already.',
  },
  source: { type: 'string', description: 'What it reads, as the table of all plugins says it.' },
  formats: { type: 'strings', description: 'Formats of the schemas or files that it reads.' },
  creates: { type: 'strings', description: 'Kinds of resources that it writes into the catalog, in plural.' },
  since: { type: 'string', description: 'Version of the core that it came with, where it is known.' },
  cover: { type: 'string', description: 'Address of a wide picture at the top of the page.' },
  video: { type: 'string', description: 'Address of a video that shows it.' },
  install: { type: 'string', description: 'Command that installs or scaffolds it.' },
  configure: { type: 'string', description: 'Configuration to copy.' },
  configureFile: {
    type: 'string',
    description: 'File that the configuration belongs to. Default: eventcatalog.config.js.',
  },
  pricing: { type: 'string', description: 'How it is paid for: free, or a plan’s name.' },
  pricingDescription: { type: 'string', description: 'One sentence on the price.' },
  price: { type: 'string', description: 'Amount, where one is known.' },
  author: { type: 'string', description: 'Who maintains it.' },
  new: { type: 'boolean', description: 'Shows a New badge. Default: false.' },
  comingSoon: { type: 'boolean', description: 'Not available yet: shows the upvote link. Default: false.' },
  upvoteUrl: { type: 'string', description: 'Where a visitor asks for it. Default: a new issue with the title filled in.' },
  repeats: {
    type: 'string',
    description: 'Address of the page that this one repeats. Search engines are led there, and no list shows this one.',
  },
  slug,
  draft,
  unlisted,
} as const satisfies Fields

export const pageLayouts = ['text', 'sections'] as const

export const pageFields = {
  title,
  description,
  slug,
  layout: {
    type: 'string',
    options: pageLayouts,
    description: '`sections`: the page is made of Hero and Section, and Hero holds its heading. Default: text.',
  },
  repeats: {
    type: 'string',
    description: 'Address of the page that this one repeats. It is named as the original, and this page is unlisted. Without a text of its own the page shows that one’s.',
  },
  hide_table_of_contents: { type: 'boolean', description: 'Leaves the table of contents out. Default: false.' },
  draft,
  unlisted,
} as const satisfies Fields

export const sdkNoteFields = {
  description,
  title: { type: 'string', description: 'Name of the page, for the two notes that are no function. Default: the function’s name.' },
  returns: { type: 'string', description: 'What the function resolves to, as the end of a sentence.' },
  keywords,
} as const satisfies Fields

export const partialFields = {} as const satisfies Fields

/** `_category_.json`: what a folder is called and where it stands. */
export const categoryFields = {
  label: { type: 'string', description: 'Name of the folder in the sidebar. Default: the folder’s name.' },
  position: { type: 'number', description: 'Place among its neighbors in the sidebar, lowest first.' },
  link: {
    type: 'any',
    description: 'The folder’s own page: {"type": "generated-index", "title", "description", "slug"} or {"type": "doc", "id"}.',
  },
  collapsible: { type: 'boolean', description: 'Whether the folder can be closed. Default: true.' },
  collapsed: { type: 'boolean', description: 'Whether it is closed on pages outside it. Default: true.' },
  className: { type: 'string', description: 'CSS class of the entry; `hidden` leaves it out of the sidebar.' },
  description: { type: 'string', description: 'Older form of the link’s description.' },
  customProps: { type: 'any', description: 'Ignored; accepted for trees written for Docusaurus.' },
  key: { type: 'string', description: 'Ignored; accepted for trees written for Docusaurus.' },
} as const satisfies Fields

/** A kind of content: the files that it takes, as a pattern below the content folder, and its fields. */
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
    description: 'A page of the documentation. Its folder is its place in the sidebar.',
    fields: docFields,
  },
  { name: 'Post', pattern: 'blog/**/*.{md,mdx}', description: 'A post of the blog.', fields: postFields },
  {
    name: 'Integration',
    pattern: 'integrations/**/*.{md,mdx}',
    description: 'A tool that EventCatalog works with; the text is its overview.',
    fields: integrationFields,
  },
  { name: 'Page', pattern: 'pages/**/*.{md,mdx}', description: 'A text page outside the documentation.', fields: pageFields },
  {
    name: 'SdkNote',
    pattern: 'sdk/*.{md,mdx}',
    description: 'What we write about a function of the SDK, in a file of its name: an example, then what to know.',
    fields: sdkNoteFields,
  },
  {
    name: 'Partial',
    pattern: 'partials/**/*.{md,mdx}',
    description: 'Text that several pages share; it has no address and no front matter.',
    fields: partialFields,
  },
] as const satisfies readonly Collection[]

/** Folders of a content tree that hold pages. */
export const contentFolders = ['docs', 'versioned_docs', 'blog', 'integrations', 'pages', 'sdk', 'partials'] as const

/** The collection that a file belongs to, from its path below the content folder. */
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
