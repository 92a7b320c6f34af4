import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RedirectLine } from '../../routes/redirects/file'

/** Input for generating a host's files. */
export interface HostingInput {
  redirects: readonly Pick<RedirectLine, 'from' | 'to'>[]
  /** Path that the site is served from. Empty at the root of a host. */
  basePath: string
}

/** Files by path, relative to a host's folder. */
export type HostingFiles = Record<string, string>

const folder = path.join(import.meta.dirname, 'templates')

/**
 * Fills in a file of `templates/`.
 * @param values text for each `{{name}}`
 * @throws if a name has no value
 */
export function fillTemplate(name: string, values: Readonly<Record<string, string>>): string {
  return readFileSync(path.join(folder, name), 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = values[key]
    if (value === undefined)
      throw new Error(`lib/outputs/hosting/templates/${name} has {{${key}}}, which has no value.`)
    return value
  })
}
