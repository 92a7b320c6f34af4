import { transformerNotationDiff, transformerNotationFocus, transformerNotationHighlight } from '@shikijs/transformers'
import type { Options } from 'rehype-pretty-code'
import { createHighlighter, createJavaScriptRegexEngine, type Highlighter } from 'shiki'

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

/** Highlighted once, with the theme of dark mode: lib/mdx/token-classes.ts turns its colours into classes. */
export const prettyCodeOptions: Options = {
  theme: 'dark-plus',
  keepBackground: false,
  bypassInlineCode: true,
  defaultLang: 'text',
  getHighlighter: getHighlighter,
  transformers: [
    transformerNotationDiff({ matchAlgorithm: 'v3' }),
    transformerNotationFocus({ matchAlgorithm: 'v3' }),
    transformerNotationHighlight({ matchAlgorithm: 'v3' }),
  ],
}
