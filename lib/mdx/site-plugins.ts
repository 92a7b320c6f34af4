import { existsSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Pluggable, Plugin, Processor } from 'unified'
import { findPackageName, isStub, runSiteFile } from './site-code'
import type { CompileContext } from './types'

type Fields = Record<string, unknown>

/** This site has these features without plugins. */
const builtIn = /npm2yarn|remark-math|rehype-katex|remark-gfm|remark-directive/

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const toTuple = (entry: unknown): unknown[] => (Array.isArray(entry) ? entry : [entry])

/** Options of docs, blog or pages, from the classic preset or from plugins. */
function findPartOptions(config: Fields, part: string): Fields {
  for (const entry of [...toList(config.plugins), ...toList(config.presets)]) {
    const [name, options] = toTuple(entry) as [unknown, Fields?]
    if (typeof name !== 'string' || options === undefined) continue
    if (name.endsWith(`content-${part}`) && (options.id ?? 'default') === 'default') return options
    if (name.endsWith('classic') && typeof options[part] === 'object') return options[part] as Fields
  }
  return {}
}

const configs = new Map<string, Promise<Fields>>()

/** Runs `docusaurus.config` again if it has changed. */
function loadConfig(configFile: string): Promise<Fields> {
  const key = `${configFile}\0${statSync(configFile).mtimeMs}`
  const config = configs.get(key) ?? runSiteFile(configFile).then(({ value }) => value as Fields)
  configs.set(key, config)
  return config
}

/**
 * The remark and rehype plugins for a page of a Docusaurus site, `before` and after partials are inserted, and its path,
 * because they may look for files next to it. Only for trusted content. @throws what the configuration throws
 */
export async function loadSitePlugins({ file, contentDir, modules, siteConfig, problems }: CompileContext) {
  const onError = (message: string) => problems.warn(file, undefined, message)
  const hasConfig = modules !== undefined && siteConfig !== undefined && existsSync(siteConfig)
  const part = file.split('/')[0]?.replace('versioned_docs', 'docs') ?? ''
  const isPart = ['docs', 'blog', 'pages'].includes(part)
  const options = hasConfig && isPart ? findPartOptions(await loadConfig(siteConfig), part) : {}
  const read = (key: string): Pluggable[] =>
    toList(options[key]).flatMap((entry) => {
      const [plugin, ...settings] = toTuple(entry)
      const name = findPackageName(plugin) ?? ''
      if (builtIn.test(name)) return []
      if (isStub(plugin)) {
        onError(`The plugin ${name} didn’t run, because it isn’t installed.`)
        return []
      }
      // CommonJS code often imports an ES module as a whole.
      const found = typeof plugin === 'object' && plugin !== null ? (plugin as Fields).default : plugin
      return typeof found === 'function' ? [guardPlugin(found as Plugin<unknown[]>, settings, onError)] : []
    })
  const page = path.join(contentDir, file)
  return {
    before: read('beforeDefaultRemarkPlugins'),
    remark: read('remarkPlugins'),
    rehype: [...read('beforeDefaultRehypePlugins'), ...read('rehypePlugins')],
    path: existsSync(page) ? realpathSync(page) : page,
  }
}

/** Wraps a plugin, so that a page is shown without it if it fails. */
function guardPlugin(plugin: Plugin<unknown[]>, options: unknown[], onError: (reason: string) => void): Pluggable {
  // Unified keeps only one of several plugins that are the same function, so each gets its own.
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
  return guarded as Pluggable
}
