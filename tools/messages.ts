import { compareIndex, readIndex, readRecord, recordFile, recordPackage } from '@/tools/messages/compare'
import { writeJson } from './format'

/**
 * `npm run messages`: what the troubleshooting pages don't explain, and what they explain though no package says it.
 * `-- FOLDER…` first reads messages into the record, from unpacked packages (`npm pack @eventcatalog/core@VERSION`)
 * or from their source (`packages/generator-github` of github.com/event-catalog/generators at a release).
 */
const folders = process.argv.slice(2)
if (folders.length > 0) {
  const record = { ...readRecord(), ...Object.fromEntries(folders.map(recordPackage)) }
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)))
  await writeJson(recordFile, sorted)
}
const lines = compareIndex(readIndex())
for (const line of lines) console.log(line)
if (lines.length > 0) process.exitCode = 1
else console.log('The index of messages is complete.')
