import { existsSync, realpathSync } from 'node:fs'
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
import { visit } from 'unist-util-visit'
import { ContentError, ProblemList } from '../kit/problems'
import { loadModule, PageModules, toReason, type Scope } from './page-modules'
import { preprocess } from './preprocess'
import { rehypeCodeBlocks, rehypeKeepFenceOptions } from './rehype-code-blocks'
import { rehypeStructure, type PageStructure } from './rehype-structure'
import { rehypeTables, rehypeTrees } from './rehype-tables'
import { remarkAdmonitions } from './remark-admonitions'
import { remarkComponents, remarkDrawings } from './remark-components'
import { remarkDocusaurus } from './remark-docusaurus'
import { remarkFences } from './remark-fences'
import { hasFormulas, remarkFormulas } from './remark-formulas'
import { remarkHeadingIds } from './remark-heading-ids'
import { remarkLiterals } from './remark-literals'
import { remarkPartials } from './remark-partials'
import { remarkReferences } from './remark-references'
import { renderTree } from './render'
import { runPage } from './run-page'
import { guardPlugin, loadSitePlugins, type SitePlugins } from './site-plugins'
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
export async function compileBody(input: CompileInput, options: CompileOptions): Promise<CompiledBody> {
  if (options.strict || options.trusted !== true) return compileText(input, options)
  try {
    return await compileText(input, options)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    // If the page's code fails, show the page without it.
    const body = await compileText(input, { ...options, trusted: false })
    return {
      ...body,
      warnings: [...error.problems.map((problem) => ({ ...problem, severity: 'warning' as const })), ...body.warnings],
    }
  }
}

/** Components that every page of a Docusaurus site can use without importing them. */
async function loadGlobals(modules: PageModules, context: CompileContext): Promise<void> {
  const files = ['tsx', 'ts', 'jsx', 'js'].map((ending) => `src/theme/MDXComponents.${ending}`)
  const given = [...files, ...files.map((file) => file.replace('.', '/index.'))].find((file) =>
    existsSync(path.join(context.contentDir, file)),
  )
  if (given === undefined) return
  try {
    const { exports } = await loadModule(modules, `@site/${given}`, given, context)
    for (const [name, component] of Object.entries(exports.default as Scope))
      if (component !== context.components[name]?.render && /^\w+$/.test(name)) context.scope[name] = component
  } catch (error) {
    context.problems.warn(given, undefined, `Its components can’t be used: ${toReason(error as Error)}`)
  }
}

/** Plugins of the site for this page. Missing ones are reported once per page. */
async function findPlugins({ file, contentDir, problems }: CompileContext, siteConfig: string | undefined) {
  const onError = (message: string) => problems.warn(file, undefined, message)
  const none: SitePlugins = { before: [], remark: [], rehype: [], missing: [] }
  const { before, remark, rehype, missing } = siteConfig === undefined ? none : await loadSitePlugins(siteConfig, file)
  for (const name of missing) onError(`The plugin ${name} didn’t run, because it isn’t installed.`)
  const toGuarded = (plugins: SitePlugins['remark']) => plugins.map((plugin) => guardPlugin(plugin, onError))
  const page = path.join(contentDir, file)
  return {
    before: toGuarded(before),
    remark: toGuarded(remark),
    rehype: toGuarded(rehype),
    // Plugins may look for files next to the page.
    path: existsSync(page) ? realpathSync(page) : page,
  }
}

async function compileText(
  input: CompileInput,
  { contentDir, strict, components, drawings, highlighter, trusted, math, siteConfig, writeMarkdown }: CompileOptions,
): Promise<CompiledBody> {
  const problems = new ProblemList()
  const modules = strict || trusted !== true ? undefined : new PageModules(contentDir, components)
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
    modules,
    scope: {},
    styles: new Set(),
    scripts: {},
    rendered: new WeakSet(),
    failed: new WeakSet(),
    unusable: new Map(),
  }
  if (modules !== undefined) await loadGlobals(modules, context)
  const plugins = await findPlugins(context, modules === undefined ? undefined : siteConfig)
  const singleDollarTextMath = math ?? hasFormulas(source)
  const structure: PageStructure = { headings: [], ids: [], text: '', words: 0 }
  const used = new Set<string>()
  let markdown = ''
  let code = ''
  const rendered: HtmlRoot = { type: 'root', children: [] }
  try {
    const options: Parameters<typeof serialize>[1] = {
      // remarkLiterals checks braces. The library's option would drop them silently.
      blockJS: false,
      mdxOptions: {
        format: 'mdx',
        remarkPlugins: [
          remarkGfm,
          remarkDirective,
          ...plugins.before,
          ...(strict
            ? []
            : [
                [remarkMath, { singleDollarTextMath }] satisfies Pluggable,
                remarkFormulas,
                [remarkHeadingIds, { countsTitle: !input.file.startsWith('blog/') }] satisfies Pluggable,
              ]),
          [remarkPartials, { context }],
          ...plugins.remark,
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
          ...plugins.rehype,
          // MathML needs no style sheet and no fonts.
          ...(strict ? [] : [[rehypeKatex, { output: 'mathml' }] satisfies Pluggable]),
          rehypeKeepFenceOptions,
          [rehypePrettyCode, highlighter],
          rehypeCodeBlocks,
          [rehypeStructure, { structure, hasAnchors: !/^(pages|integrations)\//.test(input.file) }],
          rehypeTables,
          rehypeTrees,
          // We render the tree ourselves unless the page runs code: generating JavaScript takes longer than rendering.
          () => (tree: HtmlRoot) => {
            if (modules !== undefined) return
            rendered.children = tree.children
            tree.children = []
          },
        ],
      },
    }
    // `true`: components are passed at render time instead of through a provider.
    code = (await serialize({ value: source, path: plugins.path }, options, true)).compiledSource
  } catch (error) {
    const { line, message } = toSyntaxProblem(error, { source, bodyOffset: input.bodyOffset, components })
    problems.error(input.file, line, message)
    problems.assertNoErrors()
    throw error
  }
  problems.assertNoErrors()
  const html = render(rendered, code, input, context)
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
    ...(Object.keys(context.scripts).length === 0 ? {} : { scripts: context.scripts }),
    ...(context.catalog === undefined ? {} : { catalog: context.catalog }),
  }
}

/** @throws ContentError if React can't render the page, for example because of text within `<br>` */
function render(tree: HtmlRoot, code: string, { file, bodyOffset }: CompileInput, context: CompileContext): string {
  try {
    const html = context.modules === undefined ? renderTree(tree, context.components) : runPage(code, context)
    // React adds preloads for images. Their addresses aren't known yet, and images load lazily.
    return closeShapes(html.replaceAll(/<link rel="preload" as="image"[^>]*>/g, ''))
  } catch (error) {
    const message = `The page could not be rendered: ${(error as Error).message}`
    throw new ContentError([{ severity: 'error', file, line: bodyOffset + 1, message }])
  }
}
