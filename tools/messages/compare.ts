import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '@/lib/kit/files'
import { extractMessages, type Message } from './extract'

/** The messages of packages that this site doesn't install, by source file. */
type MessageRecord = Record<string, { version: string; messages: Record<string, string[]> }>

export const recordFile = 'tools/messages/record.json'

/** Packages of EventCatalog that this site installs. */
export const installed = ['linter', 'sdk']

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T

export const readRecord = () => readJson<MessageRecord>(recordFile)

/** What the record says about an unpacked package. */
export function recordPackage(folder: string): [name: string, entry: MessageRecord[string]] {
  const manifest = readJson<{ name: string; version: string }>(join(folder, 'package.json'))
  const name = manifest.name.replace('@eventcatalog/', '')
  const messages: Record<string, string[]> = {}
  for (const { text, file } of extractMessages(name, folder)) (messages[file] ??= []).push(text)
  return [name, { version: manifest.version, messages }]
}

/** The messages of every package: read from those that are installed, recorded for the others. */
function readMessages(): Map<string, Message[]> {
  const recorded = Object.entries(readRecord()).map(([name, { messages }]) => {
    const all = Object.entries(messages).flatMap(([file, texts]) => texts.map((text) => ({ text, file })))
    return [name, all] as const
  })
  const read = installed.map((name) => [name, extractMessages(name, join('node_modules/@eventcatalog', name))] as const)
  return new Map([...recorded, ...read])
}

export const indexFolder = 'content/docs/development/troubleshooting'

/** A message that the index explains, with its place. */
type Entry = { text: string; file: string; line: number }

type LeftOut = { reason: string; messages: string[] }

const leftOutFile = 'tools/messages/left-out.json'

export const readLeftOut = () => readJson<LeftOut[]>(leftOutFile)

/** The messages of a page: list items whose first line is nothing but code. */
export function readEntries(file: string, source: string): Entry[] {
  return source.split('\n').flatMap((row, index) => {
    if (!/^- (?:`[^`]+` ?)+$/.test(row)) return []
    return [...row.matchAll(/`([^`]+)`/g)].map(([, text = '']) => ({ text: text.trim(), file, line: index + 1 }))
  })
}

export const readIndex = () =>
  listFiles('.', indexFolder)
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => readEntries(file, readFileSync(file, 'utf8')))

/** What is wrong with the index: messages that no package has, and messages that nothing explains. One line each. */
export function compareIndex(
  entries: readonly Entry[],
  packages = readMessages(),
  leftOut: readonly LeftOut[] = readLeftOut(),
): string[] {
  const real = new Map<string, string>()
  for (const [name, messages] of packages)
    for (const { text, file } of messages) if (!real.has(text)) real.set(text, `${name}: ${file}`)
  const explained = new Set(entries.map(({ text }) => text))
  const excused = new Set(leftOut.flatMap(({ messages }) => messages))
  return [
    ...entries
      .filter(({ text }) => !real.has(text))
      .map(({ text, file, line }) => `${file}:${line}  No package has the message "${text}".`),
    ...[...excused]
      .filter((text) => !real.has(text) || explained.has(text))
      .map((text) => `${leftOutFile}  "${text}" is ${real.has(text) ? 'in the index' : 'in no package'}. Remove it.`),
    ...[...real]
      .filter(([text]) => !explained.has(text) && !excused.has(text))
      .map(([text, place]) => `${place}  Explain "${text}" in ${indexFolder}, or leave it out with a reason.`),
  ]
}
