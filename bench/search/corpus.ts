import type { SearchPage } from '@/lib/search/types'
import { createRandom } from '../growth/corpus'

const syllables = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu bre cla dro flu gri'.split(' ')
const VOCABULARY = 20_000

/** The most frequent words, comparable to stop words, which people leave out and the client drops. */
const SMALL_WORDS = 50

/** An artificial vocabulary with a Zipf-like distribution: a few words are frequent, most are rare. */
function createLanguage(seed: number) {
  const random = createRandom(seed)
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const words = Array.from({ length: VOCABULARY }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(syllables)).join(''),
  )
  const word = () => words[Math.floor(VOCABULARY ** random()) - 1] ?? ''
  // Names consist of significant words rather than the most frequent ones.
  const name = () => words[Math.floor(200 + random() * (VOCABULARY - 200))] ?? ''
  const small = new Set(words.slice(0, SMALL_WORDS))
  return { random, word, name, small }
}

export interface Corpus {
  pages: SearchPage[]
  /** Realistic queries: one to three words or prefixes from names and texts. */
  queries: string[]
}

/** Generates search pages without building a site. Each has eight sections of 60 words with a code snippet. */
export function createCorpus(size: number, queryCount: number): Corpus {
  const { random, word, name, small } = createLanguage(size)
  const text = (count: number, next: () => string) => Array.from({ length: count }, next).join(' ')
  const pages = Array.from({ length: size }, (_, index): SearchPage => {
    const title = text(3, name)
    return {
      path: `/docs/group-${index % 40}/page-${index}`,
      title,
      description: text(12, word),
      area: 'docs',
      kind: 'guide',
      tag: 'docs-current',
      language: 'en',
      breadcrumbs: [`Group ${index % 40}`],
      keywords: [name()],
      sections: Array.from({ length: 8 }, (_section, part) => ({
        id: part === 0 ? undefined : `part-${part}`,
        heading: part === 0 ? undefined : text(2, name),
        level: part === 0 ? 0 : part % 3 === 0 ? 3 : 2,
        text: text(60, word),
        data: '',
        code: text(10, word),
        facts: [],
        links: [],
      })),
    }
  })
  const queries = Array.from({ length: queryCount }, (_, index) => {
    const page = pages[Math.floor(random() * size)]
    const words = (index % 2 === 0 ? page?.title : page?.sections[1]?.text)?.split(' ') ?? []
    const query = words
      .filter((one) => !small.has(one))
      .slice(0, 1 + (index % 3))
      .join(' ')
    return index % 4 === 3 ? query.slice(0, -1) : query
  })
  return { pages, queries }
}
