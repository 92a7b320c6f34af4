import { readFileSync, writeFileSync } from 'node:fs'
import { format, type FormatConfig } from 'oxfmt'

/**
 * Formats text like `npm run format`. @param file its name, which says the language
 * @throws if the text can't be parsed
 */
export async function formatText(file: string, text: string): Promise<string> {
  const options = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig
  const { code, errors } = await format(file, text, options)
  const [error] = errors
  if (error !== undefined) throw new Error(`${file}  ${error.message}`)
  return code
}

/** Writes a value as a formatted JSON file. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  writeFileSync(file, await formatText(file, JSON.stringify(value, null, 2)))
}
