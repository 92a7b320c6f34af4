import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'

/** Page templates by kind. No collection includes their folder, so they aren't content. */
export const templateFolder = 'content/_templates'

/** Creates a page from its template by replacing each `__NAME__` in the front matter. */
export function fillTemplate(root: string, name: string, values: Record<string, string>): string {
  const text = readFileSync(path.join(root, templateFolder, `${name}.mdx`), 'utf8')
  return text.replaceAll(/__([A-Z]+)__/g, (place, key: string) => {
    const value = values[key.toLowerCase()]
    if (value === undefined) throw new Error(`${templateFolder}/${name}.mdx: there is no value for ${place}.`)
    // Dates aren't quoted. Other text is quoted if YAML would misinterpret it.
    return key === 'DATE' ? value : stringify(value, { lineWidth: 0 }).trimEnd()
  })
}

/** Removes `draft: true` from the front matter. */
export function withoutDraft(text: string): string {
  return text.replace(/^draft: true\n/m, '')
}

/** A valid description that obviously needs to be replaced. */
export function toDraftDescription(address: string): string {
  const start = address.length <= 70 ? `Draft of ${address}` : `Draft of …${address.slice(-60)}`
  return `${start}: one sentence that could stand as a search result.`
}
