import { readFileSync } from 'node:fs'
import { hashText } from '@/lib/kit/hash'
import { type SdkModel, writeSignature } from '@/lib/sdk'

/** Snapshot of the last reviewed SDK: names with hashes of their declarations. */
export interface SdkRecord {
  version: string
  functions: Record<string, string>
  types: Record<string, string>
}

export const recordFile = 'tools/sdk/record.json'

export function readRecord(): SdkRecord {
  return JSON.parse(readFileSync(recordFile, 'utf8')) as SdkRecord
}

export function toRecord({ version, functions, types }: SdkModel): SdkRecord {
  const short = (text: string) => hashText(text).slice(0, 12)
  return {
    version,
    functions: Object.fromEntries(functions.map((each) => [each.name, short(writeSignature(each))])),
    types: Object.fromEntries(types.map(({ name, ...rest }) => [name, short(JSON.stringify(rest))])),
  }
}

function compare(kind: string, before: Record<string, string>, after: Record<string, string>): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
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
