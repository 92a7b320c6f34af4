import { setFlagsFromString } from 'node:v8'
import { createElement } from 'react'
import * as jsxDevRuntime from 'react/jsx-dev-runtime'
import * as jsxRuntime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { runSync } from '@mdx-js/mdx'
import { serialize } from 'next-mdx-remote/serialize'
import rehypePrettyCode, { type Options as HighlighterOptions } from 'rehype-pretty-code'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import type { Root } from 'mdast'
import type { MDXComponents } from 'mdx/types'
import { visit } from 'unist-util-visit'
import { ContentError, ProblemList } from '../kit/problems'
import { preprocess } from './preprocess'
import { rehypeCodeBlocks, rehypeKeepFenceOptions } from './rehype-code-blocks'
import { rehypeStructure, type PageStructure } from './rehype-structure'
import { rehypeTables, rehypeTrees } from './rehype-tables'
import { remarkAdmonitions } from './remark-admonitions'
import { remarkComponents, remarkDrawings } from './remark-components'
import { remarkDocusaurus } from './remark-docusaurus'
import { remarkFences } from './remark-fences'
import { remarkLiterals } from './remark-literals'
import { remarkPartials } from './remark-partials'
import { remarkReferences } from './remark-references'
import { toSyntaxProblem } from './syntax-problem'
import type { AuthorComponents, CompileContext, CompiledBody, CompileInput, Drawings, Reference } from './types'

/**
 * Shortens empty SVG elements to self-closing tags, which React never writes. A drawing has hundreds of them.
 *
 * @param html React's markup, with `<` and `>` escaped in text and attributes
 */
export function closeShapes(html: string): string {
  return html.replaceAll(/<((path|rect|circle|ellipse|line|polyline|polygon|use)\b[^<>]*)><\/\2>/g, '<$1/>')
}

// Each page is compiled to a function that runs once. Caching those would take 150 MB for 1,000 pages.
setFlagsFromString('--no-compilation-cache')

export interface CompileOptions {
  contentDir: string
  /** True for this repository's content: anything unknown fails the build. */
  strict: boolean
  components: AuthorComponents
  drawings: Drawings
  highlighter: HighlighterOptions
  /** Writes the page as plain Markdown, after partials and references are resolved. Must not change the tree. */
  writeMarkdown: (tree: Root, references: readonly Reference[]) => string
}

/** Removes a leading level 1 heading, because the page renders its own title. */
function remarkRemoveTitle() {
  return (tree: Root) => {
    const index = tree.children.findIndex((node) => node.type !== 'mdxjsEsm' && node.type !== 'mdxFlowExpression')
    const node = tree.children[index]
    if (node?.type === 'heading' && node.depth === 1) tree.children.splice(index, 1)
  }
}

function collectComponents(names: Set<string>) {
  return () => (tree: Root) => {
    visit(tree, (node) => {
      if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name) names.add(node.name)
    })
  }
}

/**
 * Compiles a page's body to HTML, for builds, previews and tests.
 * @throws ContentError with every error of the page, by file and line
 */
export async function compileBody(
  input: CompileInput,
  { contentDir, strict, components, drawings, highlighter, writeMarkdown }: CompileOptions,
): Promise<CompiledBody> {
  const problems = new ProblemList()
  const source = preprocess(input.body)
  const context: CompileContext = {
    file: input.file,
    bodyOffset: input.bodyOffset,
    contentDir,
    strict,
    components,
    drawings,
    problems,
    references: [],
    dependencies: {},
    origins: new WeakMap(),
  }
  const structure: PageStructure = { headings: [], ids: [], text: '', words: 0 }
  const used = new Set<string>()
  let markdown = ''
  let compiledSource: string
  try {
    const options: Parameters<typeof serialize>[1] = {
      // remarkLiterals checks braces. The library's option would drop them silently.
      blockJS: false,
      mdxOptions: {
        format: 'mdx',
        remarkPlugins: [
          remarkGfm,
          remarkDirective,
          [remarkPartials, { context }],
          [remarkDocusaurus, { context, frontMatter: input.frontMatter ?? {} }],
          remarkRemoveTitle,
          [remarkComponents, { context }],
          [remarkLiterals, { context }],
          [remarkDrawings, { context }],
          [remarkAdmonitions, { context, source }],
          [remarkFences, { context }],
          [remarkReferences, { context }],
          collectComponents(used),
          () => (tree: Root) => {
            markdown = writeMarkdown(tree, context.references)
          },
        ],
        rehypePlugins: [
          rehypeKeepFenceOptions,
          [rehypePrettyCode, highlighter],
          rehypeCodeBlocks,
          [rehypeStructure, { structure, hasAnchors: !/^(pages|integrations)\//.test(input.file) }],
          rehypeTables,
          rehypeTrees,
        ],
      },
    }
    // `true`: components are passed at render time instead of through a provider.
    const result = await serialize(source, options, true)
    compiledSource = result.compiledSource
  } catch (error) {
    const { line, message } = toSyntaxProblem(error, { source, bodyOffset: input.bodyOffset, components })
    problems.error(input.file, line, message)
    problems.assertNoErrors()
    throw error
  }
  problems.assertNoErrors()
  const html = render(compiledSource, input, components)
  const ids = [...structure.ids, ...[...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)]
  return {
    html,
    headings: structure.headings,
    ids: [...new Set(ids)],
    references: context.references,
    words: structure.words,
    text: structure.text,
    markdown,
    components: [...used].sort(),
    warnings: problems.warnings,
    dependencies: context.dependencies,
    ...(context.catalog === undefined ? {} : { catalog: context.catalog }),
  }
}

/** @throws ContentError if React can't render the page, for example because of text within `<br>` */
function render(compiledSource: string, { file, bodyOffset }: CompileInput, components: AuthorComponents): string {
  const map = Object.fromEntries(
    Object.entries(components).map(([name, { render: component }]) => [name, component]),
    // InstantSearch's types include Preact, which narrows what components may return.
  ) as MDXComponents
  // The code from next-mdx-remote uses what `runSync` passes in: `jsx` in production, `jsxDEV` otherwise.
  const { default: Content } = runSync(compiledSource, { ...jsxDevRuntime, ...jsxRuntime, baseUrl: import.meta.url })
  try {
    const html = renderToStaticMarkup(createElement(Content, { components: map }))
    // React adds preloads for images. Their addresses aren't known yet, and images load lazily.
    return closeShapes(html.replaceAll(/<link rel="preload" as="image"[^>]*>/g, ''))
  } catch (error) {
    const message = `The page could not be rendered: ${(error as Error).message}`
    throw new ContentError([{ severity: 'error', file, line: bodyOffset + 1, message }])
  }
}
