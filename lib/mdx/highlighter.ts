import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { transformerNotationDiff, transformerNotationFocus, transformerNotationHighlight } from '@shikijs/transformers'
import { createTransformerFactory, type TwoslashRenderer, type TwoslashTypesCache } from '@shikijs/twoslash/core'
import type { Options } from 'rehype-pretty-code'
import { createHighlighter, type Highlighter, type ShikiTransformer } from 'shiki'
import type { createTwoslasher, TwoslashInstance } from 'twoslash'
import { writeAtomically } from '../kit/files'
import { hashText } from '../kit/hash'

/** Module that configuration examples import their type from. */
const configModule = '@eventcatalog/core/dist/eventcatalog.config'

/** Adds a type to a configuration example that has none, in a line that isn't shown. */
export function addConfigType(code: string): string {
  if (code.includes(configModule) || !code.startsWith('export default {')) return code
  return `/** @type {import('${configModule}').Config} */\n// ---cut---\n${code}`
}

const cacheFolder = path.resolve('.cache/types')

/** Longer descriptions are less useful than a page: the SDK's factory lists its 109 functions. */
const MAX_LENGTH = 400

/** Types that are obvious from the value. */
const plain = /^[\w ]+\??: (?:string|number|boolean|any)$/

/** Names in every example, with types that help no one. */
const common = /^(?:path|utils|console|log|resolve|join|map|filter|some|sort|slice|process)$/

/** TypeScript's enum values, without loading the compiler. DOM types would more than double the compile time. */
const compilerOptions = {
  module: 99,
  moduleResolution: 100,
  target: 9,
  lib: ['lib.es2022.d.ts'],
  types: [],
  strict: true,
}

const require = createRequire(import.meta.url)
let twoslasher: TwoslashInstance | undefined

/** The compiler is loaded lazily, for the first block whose types aren't cached. */
function getTwoslasher(): TwoslashInstance {
  const { createTwoslasher: create } = require('twoslash') as { createTwoslasher: typeof createTwoslasher }
  twoslasher ??= create({
    compilerOptions: { ...compilerOptions, allowJs: true, checkJs: true },
    handbookOptions: { noErrors: true },
    shouldGetHoverInfo: (name) => !common.test(name),
  })
  return twoslasher
}

/** Caches a block's types until the block, the SDK or the configuration types change. */
function createTypesCache(configTypes: string): TwoslashTypesCache {
  function toCacheFile(code: string): string {
    const sdkPackage = readFileSync('node_modules/@eventcatalog/sdk/package.json', 'utf8')
    const hash = hashText(sdkPackage + configTypes + JSON.stringify(compilerOptions) + code)
    return path.join(cacheFolder, `${hash}.json`)
  }
  return {
    read: (code) => {
      const file = toCacheFile(code)
      if (!existsSync(file)) return null
      return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<TwoslashTypesCache['read']>
    },
    write: (code, { nodes, code: shown, meta }) => {
      mkdirSync(cacheFolder, { recursive: true })
      writeAtomically(toCacheFile(code), JSON.stringify({ nodes, code: shown, meta }))
    },
  }
}

/** A type for display, without the compiler's notes about imports. */
function toTypeText(text: string): string | undefined {
  const short = text
    .replaceAll(/^\(alias\) /gm, '')
    // A field's context is obvious, so “(property) Config.rss?: …” adds nothing.
    .replace(/^\((?:property|parameter)\) (?:\w+\.)?/, '')
    .replace(/\nimport \w+$/, '')
    // The question mark already covers it.
    .replace(/^(\w+\?:[^]*) \| undefined$/, '$1')
    .replaceAll('    ', '  ')
  return short.length > MAX_LENGTH || plain.test(short) ? undefined : short
}

/** Adds the type to a token. lib/mdx/rehype-code-blocks.ts turns it into a hover. */
const renderer: TwoslashRenderer = {
  nodeStaticInfo: (info, node) => {
    const type = toTypeText(info.text)
    if (type === undefined) return node
    return { type: 'element', tagName: 'span', properties: { 'data-type': type }, children: [node] }
  },
}

/** Whether a block gets types: it uses the SDK, is a configuration, or opts in. */
export function hasTypes(language: string, meta: string, code: string): boolean {
  if (/\bno-types\b/.test(meta)) return false
  const isScript = ['ts', 'js', 'typescript', 'javascript', 'mjs'].includes(language)
  const isConfig = meta.includes('eventcatalog.config.js') || code.includes(configModule)
  return isScript && (isConfig || /\btwoslash\b/.test(meta) || /from ['"]@eventcatalog\/sdk['"]/.test(code))
}

let shared: Promise<Highlighter> | undefined

/** Shared by the whole build. Loads languages on demand. */
const getHighlighter = () =>
  (shared ??= createHighlighter({
    themes: ['dark-plus'],
    // Also those that MDX examples contain. Otherwise, their colors would depend on the pages compiled before.
    langs: ['yaml', 'tsx', 'json', 'typescript', 'javascript', 'bash', 'diff', 'graphql', 'mdx'],
  }))

/** Disables the half-second limit per line. On a busy machine, lines would be only partly highlighted. */
const withoutTimeLimit: ShikiTransformer = {
  preprocess(_, options) {
    options.tokenizeTimeLimit = 0
    return undefined
  },
}

/** Options for rehype-pretty-code, given the declarations of the configuration. Uses the dark theme only. */
export function createHighlighterOptions(configTypes: string): Options {
  const twoslash = ((code, language, options) => {
    const typed = addConfigType(code)
    // Twoslash rereads extra files for each block, so only blocks that need this one get it.
    const extraFiles = typed.includes(configModule) ? { [`node_modules/${configModule}.d.ts`]: configTypes } : undefined
    return getTwoslasher()(typed, language, { ...options, extraFiles })
  }) as TwoslashInstance
  const notation = { matchAlgorithm: 'v3' } as const
  const typesCache = createTypesCache(configTypes)
  const langs = ['ts', 'tsx', 'js', 'mjs']
  return {
    theme: 'dark-plus',
    keepBackground: false,
    bypassInlineCode: true,
    defaultLang: 'text',
    getHighlighter,
    transformers: [
      withoutTimeLimit,
      // The example checks report type errors.
      createTransformerFactory(twoslash, renderer)({ explicitTrigger: /\btwoslash\b/, langs, typesCache }),
      transformerNotationDiff(notation),
      transformerNotationFocus(notation),
      transformerNotationHighlight(notation),
    ],
  }
}
