import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMessages } from './packages'

export const indexFolder = 'content/docs/development/troubleshooting'

/** A message that the index explains, with its place. */
export interface Entry {
  text: string
  file: string
  line: number
}

interface LeftOut {
  reason: string
  messages: string[]
}

export const leftOutFile = 'tools/messages/left-out.json'

export function readLeftOut(): LeftOut[] {
  return JSON.parse(readFileSync(leftOutFile, 'utf8')) as LeftOut[]
}

/** The messages of a page: list items whose first line is nothing but code. */
export function readEntries(file: string, source: string): Entry[] {
  return source.split('\n').flatMap((row, index) => {
    if (!/^- (?:`[^`]+` ?)+$/.test(row)) return []
    return [...row.matchAll(/`([^`]+)`/g)].map(([, text = '']) => ({ text: text.trim(), file, line: index + 1 }))
  })
}

export function readIndex(): Entry[] {
  return readdirSync(indexFolder)
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .flatMap((name) => readEntries(`${indexFolder}/${name}`, readFileSync(join(indexFolder, name), 'utf8')))
}

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
