import { groupBy } from '@/lib/kit/group-by'
import { createAlgoliaSearch } from '@/lib/search/algolia'
import type { SiteSearchClient } from '@/lib/search/contract'
import { listSearchPages } from '@/lib/search/pages'
import { createPushClient, replaceIndex } from '@/lib/search/push'
import { toRecords } from '@/lib/search/records'
import { startAlgoliaServer } from '@/tests/support/algolia-server'
import { readJudgedQuestions } from '@/tests/support/judged-questions'
import { halves, isTunable, judge, setWeight, toAgreement, toSummary, type Verdict } from './steps/judge-search'
import { fail, prepareContent } from './steps/prepare-content'
import { prepareNodeClient } from './steps/search-client-in-node'

const toPlace = ({ rank }: Verdict) => (Number.isFinite(rank) ? String(rank) : '–').padStart(2)

/** How well hosted search answers, with a local server instead of Algolia, and how often both providers agree. */
async function compareProviders(embedded: readonly Verdict[]): Promise<void> {
  const index = 'judged'
  const server = await startAlgoliaServer()
  const push = createPushClient({ appId: 'LOCAL', adminKey: 'local', index, host: server.host })
  await replaceIndex(push, index, listSearchPages().flatMap(toRecords))
  const search = createAlgoliaSearch({ appId: 'LOCAL', searchKey: 'local', index }, [
    { url: `127.0.0.1:${server.port}`, accept: 'readWrite', protocol: 'http' },
  ])
  const { signal } = new AbortController()
  const client: SiteSearchClient = {
    prepare: () => undefined,
    search: async (requests) => ({ results: await search(requests, signal) }),
    whenComplete: () => Promise.resolve(),
    suggest: () => Promise.resolve([]),
  }
  const hosted = await judge(client, embedded)
  await server.close()
  for (const half of halves) {
    const select = (verdicts: readonly Verdict[]) => verdicts.filter((verdict) => verdict.half === half)
    console.log(toSummary(`hosted ${half}`, select(hosted)))
    console.log(`  ${toAgreement(select(embedded), select(hosted))}`)
  }
}

/**
 * `npm run search:judge`: how well search answers the judged questions, and where it fails. With weights, such as
 * `-- fields.title=6`, it compares them with the current ones instead. Failures of questions that only measure stay
 * hidden, so that no one tunes on them. With `-- --hosted`, it also compares both providers.
 */
async function judgeSearch() {
  const isCompared = process.argv.includes('--hosted')
  const changes = process.argv.slice(2).filter((name) => name !== '--hosted')
  await prepareContent()
  const createClient = await prepareNodeClient(listSearchPages())
  const questions = readJudgedQuestions()
  if (changes.length > 0) {
    const tune = questions.filter(isTunable)
    const before = await judge(createClient(), tune)
    changes.forEach(setWeight)
    const after = await judge(createClient(), tune)
    for (const [i, old] of before.entries()) {
      const verdict = after[i] ?? old
      if (old.rank !== verdict.rank) console.log(`${toPlace(old)} → ${toPlace(verdict)}  ${verdict.query}`)
    }
    for (const [name, verdicts] of Object.entries({ before, after })) console.log(toSummary(name, verdicts))
    return
  }
  const verdicts = await judge(createClient(), questions)
  for (const verdict of verdicts.filter((one) => isTunable(one) && one.rank > 3))
    console.log(`${toPlace(verdict)}  ${verdict.query}: ${verdict.found.slice(0, 3).join(', ')}`)
  for (const half of halves) {
    const own = verdicts.filter((verdict) => verdict.half === half)
    console.log(toSummary(half, own))
    if (!isTunable({ half })) continue
    for (const [kind, some] of groupBy(own, (verdict) => verdict.kind)) console.log(`  ${toSummary(kind, some)}`)
  }
  if (isCompared) await compareProviders(verdicts)
}

judgeSearch().then(() => process.exit(), fail)
