import type { PageSection, SearchPage } from '@/lib/search/types'

type Heading =
  | string
  | { heading: string; level?: number; text?: string; code?: string; facts?: string[]; links?: string[] }

export const toId = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')

/** A page as search sees it: its title and headings, each with its text. */
export function toSearchPage(
  path: string,
  title: string,
  headings: Heading[] = [],
  fields: Partial<SearchPage> = {},
): SearchPage {
  const sections: PageSection[] = headings.map((given) => {
    const {
      heading,
      level = 2,
      text = '',
      code = '',
      facts: names = [],
      links = [],
    } = typeof given === 'string' ? { heading: given } : given
    const facts = names.map((name) => ({ name, type: 'string', default: 'none', text: `About ${name}.` }))
    return { id: toId(heading), heading, level, text, data: '', code, facts, links }
  })
  return {
    path,
    title,
    description: `About ${title}.`,
    area: 'docs',
    kind: 'guide',
    tag: 'docs-current',
    language: 'en',
    breadcrumbs: [],
    keywords: [],
    ...fields,
    sections: [
      {
        id: undefined,
        heading: undefined,
        level: 0,
        text: `Text of ${title}.`,
        data: '',
        code: '',
        facts: [],
        links: [],
      },
      ...sections,
    ],
  }
}
