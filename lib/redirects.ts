import { existsSync, readFileSync } from 'node:fs'
import { listTags } from './blog/tags'
import { getDocsSite } from './docs/site'
import { isForeignTree } from './env'
import { normalizePath } from './urls'

const file = 'redirects.json'

/** Old addresses and where they lead, from redirects.json. */
export function readRedirects(): Map<string, string> {
  if (!existsSync(file)) return new Map()
  const data = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return new Map(Object.entries(data).map(([from, to]) => [normalizePath(from), normalizePath(to)]))
}

/** Where Docusaurus has the pages of tags. Posts of a tree that was written for it may link there. */
function getTagRedirects(): [from: string, to: string][] {
  if (!isForeignTree()) return []
  return listTags().flatMap(({ path }) =>
    path.startsWith('/blog/tags/') ? [] : [[path.replace('/blog/', '/blog/tags/'), path]],
  )
}

/** Every address that leads to another: old ones, and folders whose index stands elsewhere. The file wins. */
export function getRedirects(): Map<string, string> {
  return new Map([...getDocsSite().redirects, ...getTagRedirects(), ...readRedirects()])
}
