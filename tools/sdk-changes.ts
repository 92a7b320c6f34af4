import { compareModels, readRecord, recordFile, toRecord } from '@/tools/sdk/changes'
import { readModel, sdkFolder, writeSignature } from '@/lib/sdk'
import { writeJson } from './format'

/**
 * `npm run sdk:changes`: compares the installed SDK with the last reviewed version. Use `-- FOLDER` to compare an
 * unpacked package instead, and `-- --write` to mark the changes as reviewed.
 */
const [argument] = process.argv.slice(2)
const isWriting = argument === '--write'
const model = readModel(argument === undefined || isWriting ? sdkFolder : argument)
const record = toRecord(model)
if (isWriting) await writeJson(recordFile, record)
const lines = compareModels(readRecord(), record)
for (const line of lines) {
  console.log(line)
  const [, name] = /^(?:added|changed) +function (\w+)$/.exec(line) ?? []
  const found = model.functions.find((each) => each.name === name)
  if (found !== undefined) console.log(writeSignature(found).replaceAll(/^/gm, '           '))
}
if (lines.length === 0) console.log(`SDK ${model.version}: nothing has changed.`)
