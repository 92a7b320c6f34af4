import path from 'node:path'
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
import { loadGlobals, PageModules, type Scope } from './page-modules'
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
import type { AuthorComponents, CompiledBody, CompileInput, Drawings, Reference } from './types'

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

/** Compiles a page's body to HTML. @throws ContentError with every error of the page, by file and line */
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

/** What all plugins share while a page is compiled. */
export function createContext(input: CompileInput, options: CompileOptions) {
  const { strict, trusted, contentDir, components } = options
  const results: Pick<CompiledBody, 'references' | 'dependencies' | 'catalog'> = { references: [], dependencies: {} }
  const scope: Scope = {}
  const scripts: Record<string, string> = {}
  return {
    ...{ ...input, ...options, ...results },
    /** The body without the Docusaurus syntax that MDX can't parse. */
    source: preprocess(input.body),
    problems: new ProblemList(),
    /** Runs code of the page. Undefined if it isn't trusted. */
    modules: strict || trusted !== true ? undefined : new PageModules(path.resolve(contentDir), components),
    scope,
    styles: new Set<string>(),
    /** Scripts of islands that the page imports: file name → code. */
    scripts,
    /** Expressions that are rendered, because they contain elements. */
    rendered: new WeakSet<object>(),
    /** Attributes whose expression can't be run. */
    failed: new WeakSet<object>(),
    /** Imported components that can't be used, with the reason. */
    unusable: new Map<string, string>(),
    /** For nodes from a partial: their file, offset and source text. */
    origins: new WeakMap<object, { file: string; offset: number; source: string }>(),
  }
}

async function compileText(input: CompileInput, options: CompileOptions): Promise<CompiledBody> {
  const { strict } = options
  const context = createContext(input, options)
  const { source, problems, modules } = context
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
    const { line, message } = toSyntaxProblem(error, context)
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
