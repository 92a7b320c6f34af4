import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Ids of all resources in a catalog, from its files. */
export function findCatalogIds(catalog: string): string[] {
  return readdirSync(catalog, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.mdx'))
    .flatMap((file) => /^id: (.+)$/m.exec(readFileSync(path.join(catalog, file), 'utf8'))?.[1] ?? [])
}
