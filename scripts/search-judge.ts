import { groupBy } from '@/lib/kit/group-by'
import { listSearchPages } from '@/lib/search/pages'
import { readJudgedQuestions } from '@/tests/support/judged-questions'
import { prepareHostedClient } from './steps/hosted-client-in-node'
import { isTunable, judge, setWeight, toAgreement, toSummary, type Verdict } from './steps/judge-search'
import { fail, prepareContent } from './steps/prepare-content'
import { prepareNodeClient } from './steps/search-client-in-node'

const toPlace = ({ rank }: Verdict) => (Number.isFinite(rank) ? String(rank) : '–').padStart(2)

const halves = ['known', 'tune', 'check', 'measure', 'fresh'] as const

/** How well hosted search answers, and how often both providers agree. */
async function compareProviders(embedded: readonly Verdict[]): Promise<void> {
  const { client, stop } = await prepareHostedClient(listSearchPages())
  const hosted = await judge(client, embedded)
  await stop()
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
    for (const [i, verdict] of after.entries()) {
      const old = before[i]
      if (old !== undefined && old.rank !== verdict.rank)
        console.log(`${toPlace(old)} → ${toPlace(verdict)}  ${verdict.query}`)
    }
    console.log(toSummary('before', before))
    console.log(toSummary('after', after))
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
