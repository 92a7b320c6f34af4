import { serialize } from 'next-mdx-remote/serialize'
import rehypeKatex from 'rehype-katex'
import rehypePrettyCode, { type Options as HighlighterOptions } from 'rehype-pretty-code'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import type { Root as HtmlRoot } from 'hast'
import type { Root } from 'mdast'
import type { Pluggable } from 'unified'
import { ContentError, ProblemList } from '../kit/problems'
import { loadGlobals, PageModules } from './page-modules'
import { preprocess } from './preprocess'
import { rehypeCodeBlocks, rehypeKeepFenceOptions } from './rehype-code-blocks'
import { rehypeStructure } from './rehype-structure'
import { rehypeTables, rehypeTrees } from './rehype-tables'
import { remarkAdmonitions } from './remark-admonitions'
import { remarkComponents, remarkDrawings } from './remark-components'
import { remarkDocusaurus } from './remark-docusaurus'
import { remarkFences } from './remark-fences'
import { hasFormulas, remarkFormulas, remarkHeadingIds } from './remark-docusaurus-syntax'
import { remarkLiterals } from './remark-literals'
import { remarkPartials } from './remark-partials'
import { remarkReferences } from './remark-references'
import { renderPage } from './render'
import { loadSitePlugins } from './site-plugins'
import { toSyntaxProblem } from './syntax-problem'
import type { AuthorComponents, CompileContext, CompiledBody, CompileInput, Drawings, Reference } from './types'

export interface CompileOptions {
  contentDir: string
  /** True for this repository's content: anything unknown fails the build. */
  strict: boolean
  components: AuthorComponents
  drawings: Drawings
  highlighter: HighlighterOptions
  /** Whether pages may run code, as in Docusaurus. Only for content from elsewhere. */
  trusted?: boolean
  /** Whether `$x$` is math. If undefined, only on pages that appear to contain formulas. */
  math?: boolean | undefined
  /** Configuration of the Docusaurus site that the content belongs to. Its plugins run if the content is trusted. */
  siteConfig?: string | undefined
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

/**
 * Compiles a page's body to HTML, for builds, previews and tests.
 * @throws ContentError with every error of the page, by file and line
 */
export async function compileBody(input: CompileInput, options: CompileOptions): Promise<CompiledBody> {
  try {
    return await compileText(input, options)
  } catch (error) {
    if (!(error instanceof ContentError) || options.strict || options.trusted !== true) throw error
    // If the page's code fails, show the page without it.
    const body = await compileText(input, { ...options, trusted: false })
    const failures = error.problems.map((problem) => ({ ...problem, severity: 'warning' as const }))
    return { ...body, warnings: [...failures, ...body.warnings] }
  }
}

async function compileText(input: CompileInput, options: CompileOptions): Promise<CompiledBody> {
  const { contentDir, strict, components } = options
  const modules = strict || options.trusted !== true ? undefined : new PageModules(contentDir, components)
  const source = preprocess(input.body)
  const problems = new ProblemList()
  const context: CompileContext = {
    ...input,
    ...options,
    source,
    problems,
    references: [],
    dependencies: {},
    origins: new WeakMap(),
    modules,
    scope: {},
    styles: new Set(),
    scripts: {},
    rendered: new WeakSet(),
    failed: new WeakSet(),
    unusable: new Map(),
  }
  await loadGlobals(context)
  const plugins = await loadSitePlugins(context)
  const structure = { headings: [], text: '' }
  let markdown = ''
  let code = ''
  const rendered: HtmlRoot = { type: 'root', children: [] }
  const ownSyntax: Pluggable[] = [
    [remarkMath, { singleDollarTextMath: options.math ?? hasFormulas(source) }],
    remarkFormulas,
    [remarkHeadingIds, { countsTitle: !input.file.startsWith('blog/') }],
  ]
  try {
    const mdxOptions: NonNullable<Parameters<typeof serialize>[1]>['mdxOptions'] = {
      format: 'mdx',
      remarkPlugins: [
        remarkGfm,
        remarkDirective,
        ...plugins.before,
        ...(strict ? [] : ownSyntax),
        [remarkPartials, context],
        ...plugins.remark,
        [remarkDocusaurus, context],
        remarkRemoveTitle,
        [remarkComponents, context],
        [remarkLiterals, context],
        [remarkDrawings, context],
        [remarkAdmonitions, context],
        [remarkFences, context],
        [remarkReferences, context],
        () => (tree: Root) => {
          markdown = options.writeMarkdown(tree, context.references)
        },
      ],
      rehypePlugins: [
        ...plugins.rehype,
        // MathML needs no style sheet and no fonts.
        ...(strict ? [] : [[rehypeKatex, { output: 'mathml' }] satisfies Pluggable]),
        rehypeKeepFenceOptions,
        [rehypePrettyCode, options.highlighter],
        rehypeCodeBlocks,
        [rehypeStructure, { structure, hasAnchors: !/^(pages|integrations)\//.test(input.file) }],
        rehypeTables,
        rehypeTrees,
        // We render the tree ourselves unless the page runs code: generating JavaScript takes longer than rendering.
        () => (tree: HtmlRoot) => {
          if (modules === undefined) rendered.children = tree.children.splice(0)
        },
      ],
    }
    // remarkLiterals checks braces. With `blockJS`, the library would drop them silently.
    // `true`: components are passed at render time instead of through a provider.
    code = (await serialize({ value: source, path: plugins.path }, { blockJS: false, mdxOptions }, true)).compiledSource
  } catch (error) {
    const { line, message } = toSyntaxProblem(error, { source, bodyOffset: input.bodyOffset, components })
    problems.error(input.file, line, message)
    problems.assertNoErrors()
    throw error
  }
  problems.assertNoErrors()
  const html = renderPage(rendered, code, context)
  const { references, dependencies, scripts, catalog } = context
  return {
    ...structure,
    html,
    ids: [...new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id))],
    references,
    markdown,
    warnings: problems.warnings,
    dependencies,
    scripts: Object.keys(scripts).length === 0 ? undefined : scripts,
    catalog,
  }
}
