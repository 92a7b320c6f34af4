import path from 'node:path'
import { getDefaultBundledSettingsAsync, mergeSettings, readSettings, validateText } from 'cspell-lib'

export interface Misspelling {
  word: string
  offset: number
  suggestion: string | undefined
}

/** Finds words that no word list knows. */
export type Speller = (text: string) => Promise<Misspelling[]>

/** What is no word: addresses within the site, and names of packages and files. */
const notWords = /(?:^|(?<=[\s("“]))(?:@[\w-]+\/|\.{0,2}\/)[\w./@#%-]*/g

/**
 * The spelling of cspell.json and its word list, the same that the editor's extension uses.
 * Dictionaries are loaded once, at the first word.
 */
export function createSpeller(configFile = path.resolve('cspell.json')): Speller {
  let settings: Promise<Parameters<typeof validateText>[1]> | undefined
  const load = async () => mergeSettings(await getDefaultBundledSettingsAsync(), await readSettings(configFile))
  return async (text) => {
    settings ??= load()
    const masked = text.replaceAll(notWords, (name) => ' '.repeat(name.length))
    const issues = await validateText(masked, await settings, { generateSuggestions: true, numSuggestions: 1 })
    return issues.map((issue) => ({
      word: issue.text,
      offset: issue.offset,
      suggestion: issue.suggestions?.[0],
    }))
  }
}
