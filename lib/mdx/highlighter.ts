import { transformerNotationDiff, transformerNotationFocus, transformerNotationHighlight } from '@shikijs/transformers'
import type { Options } from 'rehype-pretty-code'
import { createHighlighter, createJavaScriptRegexEngine, type Highlighter, type ShikiTransformer } from 'shiki'
import { typeHovers } from './type-hovers'

let shared: Promise<Highlighter> | undefined

/** The one highlighter of a build. Languages are loaded as they are met. */
function getHighlighter(): Promise<Highlighter> {
  shared ??= createHighlighter({
    themes: ['dark-plus'],
    langs: ['yaml', 'mdx', 'bash', 'json', 'typescript'],
    // Three times as fast as the engine in WebAssembly, and the same result for our languages.
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  })
  return shared
}

/** A busy machine would give up on a line after half a second, and color it as far as it came. */
const wholeLines: ShikiTransformer = {
  preprocess(_, options) {
    options.tokenizeTimeLimit = 0
    return undefined
  },
}

/**
 * Options of rehype-pretty-code. Blocks are highlighted once, with the dark theme; lib/mdx/token-classes.ts turns its
 * colors into classes.
 * @param configTypes declarations of the module that configuration examples import their type from
 */
export function createHighlighterOptions(configTypes: string): Options {
  return {
    theme: 'dark-plus',
    keepBackground: false,
    bypassInlineCode: true,
    defaultLang: 'text',
    getHighlighter,
    transformers: [
      wholeLines,
      typeHovers(configTypes),
      transformerNotationDiff({ matchAlgorithm: 'v3' }),
      transformerNotationFocus({ matchAlgorithm: 'v3' }),
      transformerNotationHighlight({ matchAlgorithm: 'v3' }),
    ],
  }
}
