import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'

/** Templates of pages, by kind. They are not content: no collection takes their folder. */
export const templateFolder = 'content/_templates'

/** Text of a page from its template: each `__NAME__` of the front matter becomes a value. */
export function fillTemplate(root: string, name: string, values: Record<string, string>): string {
  const text = readFileSync(path.join(root, templateFolder, `${name}.mdx`), 'utf8')
  return text.replaceAll(/__([A-Z]+)__/g, (place, key: string) => {
    const value = values[key.toLowerCase()]
    if (value === undefined) throw new Error(`${templateFolder}/${name}.mdx: there is no value for ${place}.`)
    // Dates stay bare; other texts are quoted where YAML would read them as something else.
    return key === 'DATE' ? value : stringify(value, { lineWidth: 0 }).trimEnd()
  })
}

/** Takes the line `draft: true` out of the front matter. */
export function withoutDraft(text: string): string {
  return text.replace(/^draft: true\n/m, '')
}

/** A description that is valid and that nobody will want to keep. */
export function toDraftDescription(address: string): string {
  const start = address.length <= 70 ? `Draft of ${address}` : `Draft of …${address.slice(-60)}`
  return `${start}: one sentence that could stand as a search result.`
}
