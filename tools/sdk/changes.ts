import { readFileSync } from 'node:fs'
import { hashText } from '@/lib/kit/hash'
import { type SdkModel, writeSignature } from '@/lib/sdk'

export const recordFile = 'tools/sdk/record.json'

export const readRecord = () => JSON.parse(readFileSync(recordFile, 'utf8')) as SdkRecord

/** Snapshot of an SDK: names with hashes of their declarations. The recorded one is the last that was reviewed. */
export function toRecord({ version, functions, types }: SdkModel) {
  const short = (text: string) => hashText(text).slice(0, 12)
  return {
    version,
    functions: Object.fromEntries(functions.map((each) => [each.name, short(writeSignature(each))])),
    types: Object.fromEntries(types.map(({ name, ...rest }) => [name, short(JSON.stringify(rest))])),
  }
}

type SdkRecord = ReturnType<typeof toRecord>

function compare(kind: string, before: Record<string, string>, after: Record<string, string>): string[] {
  const names = Object.keys({ ...before, ...after }).sort()
  return names.flatMap((name) => {
    if (before[name] === undefined) return [`added    ${kind} ${name}`]
    if (after[name] === undefined) return [`removed  ${kind} ${name}`]
    return before[name] === after[name] ? [] : [`changed  ${kind} ${name}`]
  })
}

/** Differences between two versions, one per line. Empty if there are none. */
export function compareModels(before: SdkRecord, after: SdkRecord): string[] {
  const lines = [
    ...compare('function', before.functions, after.functions),
    ...compare('type', before.types, after.types),
  ]
  return before.version === after.version ? lines : [`version  ${before.version} → ${after.version}`, ...lines]
}
