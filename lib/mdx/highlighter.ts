import { transformerNotationDiff, transformerNotationFocus, transformerNotationHighlight } from '@shikijs/transformers'
import type { Options } from 'rehype-pretty-code'
import { createHighlighter, type Highlighter, type ShikiTransformer } from 'shiki'
import { typeHovers } from './type-hovers'

let shared: Promise<Highlighter> | undefined

/** Shared by the whole build. Loads languages on demand. */
function getHighlighter(): Promise<Highlighter> {
  shared ??= createHighlighter({
    themes: ['dark-plus'],
    // Also those that MDX examples contain. Otherwise, their colors would depend on the pages compiled before.
    langs: ['yaml', 'tsx', 'json', 'typescript', 'javascript', 'bash', 'diff', 'graphql', 'mdx'],
  })
  return shared
}

/** Disables the half-second limit per line. On a busy machine, lines would be only partly highlighted. */
const withoutTimeLimit: ShikiTransformer = {
  preprocess(_, options) {
    options.tokenizeTimeLimit = 0
    return undefined
  },
}

/**
 * Options for rehype-pretty-code. Blocks are highlighted once, with the dark theme; lib/mdx/rehype-code-blocks.ts maps its
 * colors to classes.
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
      withoutTimeLimit,
      typeHovers(configTypes),
      transformerNotationDiff({ matchAlgorithm: 'v3' }),
      transformerNotationFocus({ matchAlgorithm: 'v3' }),
      transformerNotationHighlight({ matchAlgorithm: 'v3' }),
    ],
  }
}
