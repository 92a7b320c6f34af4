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

type Rest = Omit<Partial<Field>, 'type' | 'description'>
const text = (description: string, rest: Rest = {}): Field => ({ type: 'string', description, ...rest })
const texts = (description: string): Field => ({ type: 'strings', description })
const number = (description: string): Field => ({ type: 'number', description })
const flag = (description: string): Field => ({ type: 'boolean', description })
const any = (description: string): Field => ({ type: 'any', description })

const title = text(
  'Page title in sentence case, 1 to 6 words. It’s also the page heading, so don’t add a level 1 heading.',
  { required: true },
)
const description = text('One sentence for search results, 50 to 160 characters. Must be unique.', {
  required: true,
  length: [50, 160],
})
const slug = text(
  'URL path, replacing the one derived from the file name. A leading slash makes it relative to the section.',
)
const image = text('Path or URL of the social sharing image, replacing the generated one.')
const keywords = texts('Words people might search for to find this page.')
const visibility = {
  draft: flag('Shown by `npm run dev`, but not exported. Default: false.'),
  unlisted: flag('Exported, but hidden from menus, the sitemap and search. The page shows a notice. Default: false.'),
}
const hideToc = flag('Hides the table of contents. Default: false.')
const tocMin = number('First heading level of the table of contents. Default: 2.')
const tocMax = number('Last heading level of the table of contents. Default: 3.')
const lastUpdate = any('Date and author of the last change, replacing those from Git.')
const ignored = 'Ignored. Accepted for compatibility with Docusaurus.'

export const docKinds = ['tutorial', 'how-to', 'reference', 'explanation', 'index'] as const

const docFields = {
  title,
  description,
  kind: text('Type of page: it teaches, solves one task, lists facts, explains, or links to other pages.', {
    required: true,
    options: docKinds,
  }),
  id: text('Last part of the page ID. Default: the file name.'),
  slug,
  sidebar_label: text('Shorter name for the sidebar. Default: the title.'),
  sidebar_position: number('Position in the sidebar, lowest first.'),
  sidebar_class_name: text('CSS class of the sidebar entry.'),
  sidebar_custom_props: any(ignored),
  displayed_sidebar: any('Name of the sidebar to show, or null for none. Default: the folder’s sidebar.'),
  keywords,
  image,
  tags: any('Page tags.'),
  hide_title: flag('Hides the page heading. Default: false.'),
  hide_table_of_contents: hideToc,
  hide_breadcrumbs: flag('Hides the breadcrumbs. Default: false.'),
  toc_min_heading_level: tocMin,
  toc_max_heading_level: tocMax,
  pagination_label: text('Name of this page in previous and next links. Default: the sidebar label.'),
  pagination_next: any('ID of the next page, or null for none. Default: the next page in the sidebar.'),
  pagination_prev: any('ID of the previous page, or null for none. Default: the previous page in the sidebar.'),
  custom_edit_url: any('URL of the “Edit this page” link, or null for none.'),
  parse_number_prefixes: flag(ignored),
  last_update: lastUpdate,
  ...visibility,
} as const satisfies Fields

const postFields = {
  title,
  description,
  date: {
    type: 'date',
    description: 'Publication date, such as 2025-01-31. You can also put it at the start of the file name.',
  },
  authors: any('One or more author IDs from authors.yml. Default: the team.'),
  author: text('Older form of authors.'),
  author_title: text('Older form of authors.'),
  author_url: text('Older form of authors.'),
  author_image_url: text('Older form of authors.'),
  tags: any('Tags from tags.yml.'),
  cover: text(
    'What the cover shows: a component in the post, or the title or language of a code block. Default: the first drawing, diagram, file tree or code block. A roundup’s cover shows the month.',
  ),
  slug,
  image,
  keywords,
  hide_table_of_contents: hideToc,
  toc_min_heading_level: tocMin,
  toc_max_heading_level: tocMax,
  sidebar_label: text('Shorter name for the blog sidebar. Default: the title.'),
  last_update: lastUpdate,
  ...visibility,
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

/** Length of an integration's summary, in characters. */
export const summaryLength = [10, 60] as const

export const integrationFields = {
  title,
  description,
  href: text('URL of the documentation or of the tool’s website.', { required: true }),
  logo: text('Name of the logo shown on the card.', { required: true }),
  kind: text('Type of integration. Used by the filter on the index page.', {
    required: true,
    options: integrationKinds,
  }),
  summary: text('Short summary for menus and cards, 10 to 60 characters.', { required: true, length: summaryLength }),
  menuPosition: number('Position in menus, lowest first. Without it, menus don’t list the integration.'),
  menuHref: text('Where menus link to. Default: the integration’s page.'),
  docs: texts('Related pages, in order.'),
  package: text('npm package name. Integrations with a package appear in the plugin table.'),
  template: text('Catalog template that includes the integration.', {
    options: ['openapi', 'asyncapi', 'graphql', 'eventbridge', 'amazon-apigateway', 'confluent'],
  }),
  source: text('What it reads, as shown in the plugin table.'),
  formats: texts('Schema or file formats it supports.'),
  creates: texts('Types of resources it creates, in the plural.'),
  since: text('Core version that introduced it, if known.'),
  cover: text('Path of a wide image for the top of the page.'),
  video: text('URL of a demo video.'),
  install: text('Command that installs or scaffolds it.'),
  configure: text('Example configuration.'),
  configureFile: text('File the configuration belongs in. Default: eventcatalog.config.js.'),
  pricing: text('License or plan: Free, or the name of a plan.'),
  pricingDescription: text('One sentence about pricing.'),
  price: text('Price, if it’s public.'),
  author: text('Who maintains it.'),
  new: flag('Shows a New badge. Default: false.'),
  comingSoon: flag('Marks the integration as coming soon and shows the upvote link. Default: false.'),
  upvoteUrl: text('URL of the upvote link. Default: a new issue with the title filled in.'),
  repeats: text('Path of the page this one duplicates. It becomes the canonical link, and lists leave this page out.'),
  slug,
  ...visibility,
} as const satisfies Fields

const pageFields = {
  title,
  description,
  keywords,
  slug,
  layout: text('`sections` for pages built from Hero and Section, where Hero contains the heading. Default: text.', {
    options: ['text', 'sections'],
  }),
  repeats: text(
    'Path of the page this one duplicates. It becomes the canonical link, and this page is unlisted. If this page is empty, it shows the other page’s content.',
  ),
  hide_table_of_contents: hideToc,
  ...visibility,
} as const satisfies Fields

const sdkNoteFields = {
  description,
  title: text('Page title, for the two notes that don’t describe a function. Default: the function name.'),
  returns: text('What the function resolves to. Completes the sentence “which resolves to …”.'),
  keywords,
} as const satisfies Fields

/** Fields of `_category_.json`: a folder's label, position and page. */
export const categoryFields = {
  label: text('Name of the folder in the sidebar. Default: the folder name.'),
  position: number('Position in the sidebar, lowest first.'),
  link: any(
    'Page the folder links to: {"type": "generated-index", "title", "description", "slug"} or {"type": "doc", "id"}.',
  ),
  collapsible: flag('Whether readers can collapse the folder. Default: true.'),
  collapsed: flag('Whether the folder starts collapsed on pages outside it. Default: true.'),
  className: text('CSS class of the sidebar entry. `hidden` removes it from the sidebar.'),
  description: text('Older form of the description in `link`.'),
  customProps: any(ignored),
  key: text(ignored),
} as const satisfies Fields

/** A type of content: its folders, a glob pattern relative to the content folder, and the front matter fields. */
export interface Collection {
  name: 'Doc' | 'Post' | 'Integration' | 'Page' | 'SdkNote' | 'Partial'
  folders: readonly string[]
  pattern: string
  description: string
  fields: Fields
}

function toCollection(name: Collection['name'], folder: string, description: string, fields: Fields): Collection {
  return { name, folders: [folder], pattern: `${folder}/**/*.{md,mdx}`, description, fields }
}

export const collections: Collection[] = [
  {
    name: 'Doc',
    folders: ['docs', 'versioned_docs'],
    pattern: '{docs,versioned_docs/version-*}/**/*.{md,mdx}',
    description: 'A documentation page. Its folder determines where it appears in the sidebar.',
    fields: docFields,
  },
  toCollection('Post', 'blog', 'A blog post.', postFields),
  toCollection(
    'Integration',
    'integrations',
    'A tool EventCatalog integrates with. The body is its overview.',
    integrationFields,
  ),
  toCollection('Page', 'pages', 'A page outside the documentation and the blog.', pageFields),
  {
    name: 'SdkNote',
    folders: ['sdk'],
    pattern: 'sdk/*.{md,mdx}',
    description: 'Notes on an SDK function, in a file with the function’s name: an example, then good-to-know details.',
    fields: sdkNoteFields,
  },
  toCollection('Partial', 'partials', 'Text shared by several pages. It has no address and no front matter.', {}),
]

/** Folders of the content tree that contain pages. */
export const contentFolders: readonly string[] = collections.flatMap(({ folders }) => folders)

/** The collection of a file, from its path relative to the content folder. */
export function findCollection(file: string): Collection | undefined {
  if (!/\.mdx?$/.test(file)) return undefined
  const [folder = '', version] = file.split('/')
  if (folder === 'versioned_docs' && !version?.startsWith('version-')) return undefined
  return collections.find(({ folders }) => folders.includes(folder))
}
