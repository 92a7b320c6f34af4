import { existsSync, statSync } from 'node:fs'
import type { Pluggable, Plugin, Processor } from 'unified'
import { findPackageName, isStub, runSiteFile } from './site-code'

/** A plugin of a site with its options. */
type GivenPlugin = [Plugin<unknown[]>, ...unknown[]]

export interface SitePlugins {
  /** Run on the Markdown tree first. */
  before: GivenPlugin[]
  /** Run on the Markdown tree, once partials are in it. */
  remark: GivenPlugin[]
  /** Run on the HTML tree first. */
  rehype: GivenPlugin[]
  /** Names of those whose package isn't installed. */
  missing: string[]
}

type Fields = Record<string, unknown>

/** This site has these features without plugins. */
const builtIn = /npm2yarn|remark-math|rehype-katex|remark-gfm|remark-directive/

const partNames = ['docs', 'blog', 'pages'] as const

/** Options of docs, blog and pages, from the classic preset or from plugins. */
function findPartOptions(config: Fields, part: (typeof partNames)[number]): Fields {
  const listed = [config.plugins, config.presets].flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []))
  for (const entry of listed) {
    const [name, options] = (Array.isArray(entry) ? entry : [entry]) as [unknown, Fields?]
    if (typeof name !== 'string' || options === undefined) continue
    if (name.endsWith(`content-${part}`) && (options.id ?? 'default') === 'default') return options
    if (/classic$/.test(name) && typeof options[part] === 'object') return options[part] as Fields
  }
  return {}
}

function toPlugins(options: Fields): SitePlugins {
  const missing: string[] = []
  const read = (key: string): GivenPlugin[] => {
    const given = Array.isArray(options[key]) ? (options[key] as unknown[]) : []
    return given.flatMap((entry): GivenPlugin[] => {
      const [plugin, ...settings] = (Array.isArray(entry) ? entry : [entry]) as unknown[]
      const name = findPackageName(plugin) ?? ''
      if (builtIn.test(name)) return []
      if (isStub(plugin)) {
        missing.push(name)
        return []
      }
      // CommonJS code often imports an ES module as a whole.
      const found = typeof plugin === 'object' && plugin !== null ? (plugin as Fields).default : plugin
      return typeof found === 'function' ? [[found as Plugin<unknown[]>, ...settings]] : []
    })
  }
  const plugins = {
    before: read('beforeDefaultRemarkPlugins'),
    remark: read('remarkPlugins'),
    rehype: [...read('beforeDefaultRehypePlugins'), ...read('rehypePlugins')],
  }
  return { ...plugins, missing }
}

const loaded = new Map<string, { mtimeMs: number; parts: Promise<Record<string, SitePlugins>> }>()

async function loadParts(configFile: string): Promise<Record<string, SitePlugins>> {
  const { value } = await runSiteFile(configFile)
  return Object.fromEntries(partNames.map((part) => [part, toPlugins(findPartOptions(value as Fields, part))]))
}

/**
 * The remark and rehype plugins for a page of a Docusaurus site. Only for content that's trusted, because the
 * configuration runs in this process.
 * @param configFile absolute path of `docusaurus.config`
 * @param file page, relative to the content folder
 * @throws what the configuration throws
 */
export async function loadSitePlugins(configFile: string, file: string): Promise<SitePlugins> {
  if (!existsSync(configFile)) return toPlugins({})
  const { mtimeMs } = statSync(configFile)
  let known = loaded.get(configFile)
  if (known?.mtimeMs !== mtimeMs) {
    known = { mtimeMs, parts: loadParts(configFile) }
    loaded.set(configFile, known)
  }
  const folder = file.split('/')[0] ?? ''
  const parts = await known.parts
  return parts[folder === 'versioned_docs' ? 'docs' : folder] ?? toPlugins({})
}

/**
 * Wraps a plugin, so that a page is shown without it if it fails.
 * @param onError gets the reason
 */
export function guardPlugin([plugin, ...options]: GivenPlugin, onError: (reason: string) => void): Pluggable {
  function guarded(this: Processor) {
    const transform = plugin.apply(this, options) as ((tree: unknown, file: unknown) => unknown) | undefined
    if (typeof transform !== 'function') return undefined
    return async (tree: unknown, file: unknown) => {
      try {
        return (await transform(tree, file)) as never
      } catch (error) {
        const name = findPackageName(plugin) ?? plugin.name
        onError(`The plugin ${name} failed: ${(error as Error).message.split('\n')[0] ?? ''}`)
        return undefined
      }
    }
  }
  // Unified keeps only one of several plugins that are the same function, so each gets its own.
  return guarded as Pluggable
}
