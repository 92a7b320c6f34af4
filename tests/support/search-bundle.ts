import { build } from 'esbuild'

/**
 * The search client of the site as one script, apart from the interface.
 * It leaves `siteSearch` on the window: the client, and nothing else.
 */
export async function bundleSearchClient(env: Record<string, string> = {}): Promise<string> {
  const names = ['NEXT_PUBLIC_ALGOLIA_APP_ID', 'NEXT_PUBLIC_ALGOLIA_SEARCH_KEY', 'NEXT_PUBLIC_ALGOLIA_INDEX']
  const literals = [...names, 'NEXT_PUBLIC_BASE_PATH', 'NEXT_PUBLIC_SITE_INDEXABLE', 'BASE_PATH', 'SITE_URL']
  const { outputFiles } = await build({
    stdin: {
      contents:
        "import { getSearchClient } from './lib/search/client'; import * as insights from './lib/search/insights'; window.siteSearch = getSearchClient(); window.siteInsights = insights",
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    define: Object.fromEntries(literals.map((name) => [`process.env.${name}`, JSON.stringify(env[name] ?? '')])),
  })
  const [file] = outputFiles
  if (file === undefined) throw new Error('esbuild wrote no file.')
  return file.text
}
