import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractMessages, type Message } from './extract'

/** The messages of packages that this site doesn't install, by source file. */
type MessageRecord = Record<string, { version: string; messages: Record<string, string[]> }>

export const recordFile = 'tools/messages/record.json'

/** Packages of EventCatalog that this site installs. */
export const installed = ['linter', 'sdk']

export function readRecord(): MessageRecord {
  return JSON.parse(readFileSync(recordFile, 'utf8')) as MessageRecord
}

function readManifest(folder: string) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string; version: string }
}

/** What the record says about an unpacked package. */
export function recordPackage(folder: string): [name: string, entry: MessageRecord[string]] {
  const manifest = readManifest(folder)
  const name = manifest.name.replace('@eventcatalog/', '')
  const messages: Record<string, string[]> = {}
  for (const { text, file } of extractMessages({ name, folder })) (messages[file] ??= []).push(text)
  return [name, { version: manifest.version, messages }]
}

/** The messages of every package: read from those that are installed, recorded for the others. */
export function readMessages(): Map<string, Message[]> {
  const recorded = Object.entries(readRecord()).map(([name, { messages }]) => {
    const all = Object.entries(messages).flatMap(([file, texts]) => texts.map((text) => ({ text, file })))
    return [name, all] as const
  })
  const read = installed.map((name) => {
    const folder = join('node_modules/@eventcatalog', name)
    return [name, extractMessages({ name, folder })] as const
  })
  return new Map([...recorded, ...read])
}
