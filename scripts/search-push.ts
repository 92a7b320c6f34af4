import './steps/stage-tree'
import { getPushSettings } from '@/lib/kit/env'
import { listSearchPages } from '@/lib/search/pages'
import { createPushClient, formatPlan, planPush, replaceIndex } from '@/lib/search/push'
import { toRecords } from '@/lib/search/records'
import { fail, prepareContent } from './steps/prepare-content'

/** `npm run search:push`: shows the changes to the hosted index. `-- --write` applies them. */
async function push() {
  const unknown = process.argv.slice(2).filter((argument) => argument !== '--write')
  if (unknown.length > 0) throw new Error(`Expected --write or nothing, got ${unknown.join(' ')}.`)
  const target = getPushSettings()
  await prepareContent()
  const records = listSearchPages().flatMap(toRecords)
  const client = createPushClient(target)
  for (const line of formatPlan(await planPush(client, target.index, records))) console.log(line)
  if (!process.argv.includes('--write')) {
    console.log(`Nothing was sent to ${target.index}. Add "-- --write" to send ${records.length} records.`)
    return
  }
  await replaceIndex(client, target.index, records)
  console.log(`${target.index} has ${records.length} records now.`)
}

push().catch(fail)
