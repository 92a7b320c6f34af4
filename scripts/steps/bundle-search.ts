import { build } from 'esbuild'
import type { SiteSearchClient } from '@/lib/search/contract'

declare global {
  interface Window {
    siteSearch: SiteSearchClient
  }
}

const names = ['APP_ID', 'SEARCH_KEY', 'INDEX'].map((name) => `NEXT_PUBLIC_ALGOLIA_${name}`)
const literals = [...names, 'NEXT_PUBLIC_BASE_PATH', 'NEXT_PUBLIC_SITE_INDEXABLE', 'BASE_PATH', 'SITE_URL']

const entry = `
import { getSearchClient } from './lib/search/client'
window.siteSearch = getSearchClient()
`

/**
 * Bundles the search client without its UI, as `siteSearch` on the window.
 * @param env public variables, as in a build
 * @returns contents by file name; `client.js` is the entry point
 */
export async function bundleSearch(env: Record<string, string> = {}): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: process.cwd(), sourcefile: 'client.ts' },
    entryNames: 'client',
    outdir: 'bundle',
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: Object.fromEntries(literals.map((name) => [`process.env.${name}`, JSON.stringify(env[name] ?? '')])),
  })
  return new Map(outputFiles.map(({ path, text }) => [path.split('/').at(-1) ?? path, text]))
}
