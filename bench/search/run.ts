import { listSearchPages } from '@/lib/search/pages'
import { measureSearch } from './measure'
import { fail, prepareContent } from '@/scripts/steps/prepare-content'
import { createCorpus } from './corpus'

const QUERIES = 24
const WARM_QUERIES = 100

/** Queries typed on this site: names, prefixes, several words, a typo. */
const own =
  'install|event|configuration|schema|kafka topic|front matter|ubiquitous lang|chanel|environment variables|build in ci|why eventcatalog|plantuml|channel protocols|upgrade|data store types|owners|node|flow steps|template|draft|sidebar icons|domain'

/** Measures search on this site and on generated ones: `npm run bench:search -- 2000 10000`. */
async function bench() {
  const sizes = process.argv.slice(2).map(Number).filter(Boolean)
  await prepareContent()
  const rows = [await measureSearch(listSearchPages(), own.split('|'))]
  console.table(rows)
  for (const size of sizes.length > 0 ? sizes : [2000, 10_000]) {
    const { pages, queries } = createCorpus(size, WARM_QUERIES)
    rows.push(await measureSearch(pages, queries.slice(0, QUERIES), queries))
    console.table(rows.slice(-1))
  }
  console.table(rows)
}

bench().catch(fail)
