import { readFileSync, writeFileSync } from 'node:fs'
import { format, type FormatConfig } from 'oxfmt'

/** Formats the text of a file like `npm run format`. @throws if it can't be parsed */
export async function formatText(file: string, text: string): Promise<string> {
  const options = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig
  const { code, errors } = await format(file, text, options)
  const [error] = errors
  if (error !== undefined) throw new Error(`${file}  ${error.message}`)
  return code
}

/** Writes a value as a formatted JSON file. Without an indent, short objects stay on one line. */
export async function writeJson(file: string, value: unknown, indent = 2): Promise<void> {
  writeFileSync(file, await formatText(file, JSON.stringify(value, null, indent)))
}
