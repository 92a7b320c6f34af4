import { mkdtempSync, readdirSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { StartHelper } from '@/lib/export/content'
import { authorComponents } from '@/components/mdx/author-components'
import { validateTree } from '@/lib/content/validate'
import { ContentError, ProblemList, type Problem } from '@/lib/kit/problems'
import { toLines } from './compile'
import { collectionNames, readDocuments } from './documents'
import { writeFiles, type TreeFiles } from './tree'

export interface PipelineResult {
  errors: string[]
  warnings: string[]
  /** Pages that were compiled; -1 if the build stopped before compiling. */
  compiled: number
}

interface BuildSettings {
  /** Our own tree. By default, the tree is one written for Docusaurus. */
  strict?: boolean
  /** Starts a helper process for compiling, as passed to `buildContent`. */
  startHelper?: StartHelper
}

/**
 * A workspace in which whole trees go through the pipeline, as in `npm run content`. It changes the working directory,
 * because that's where the pipeline writes. So modules that depend on the working directory have to be imported
 * afterwards, through these functions.
 */
export async function startPipeline() {
  const home = process.cwd()
  const workspace = mkdtempSync(path.join(tmpdir(), 'pipeline-'))
  process.chdir(workspace)
  writeFileSync('package.json', '{}')
  const { buildContent } = await import('@/lib/export/content')
  const { compileFromEnd } = await import('@/lib/export/compile-pages')
  const { listRenderedPages, openPageCache, renderListFile } = await import('@/lib/export/page-cache')
  const { getBody } = await import('@/lib/content/bodies')
  const { getDocPage } = await import('@/lib/docs/page')
  const { listVersionChoices } = await import('@/lib/docs/version-links')
  const { getDocsSite } = await import('@/lib/docs/site')
  const { getPosts } = await import('@/lib/blog/posts')

  function writeCollections(dir: string) {
    for (const name of collectionNames) {
      const documents = readDocuments(dir, name).map(({ file, frontMatter, body }) => ({
        ...frontMatter,
        body: { raw: body },
        _raw: { sourceFilePath: file },
      }))
      const folder = path.join('.contentlayer/generated', name)
      mkdirSync(folder, { recursive: true })
      writeFileSync(path.join(folder, '_index.json'), JSON.stringify(documents))
    }
  }

  /** Runs a tree, a folder or files, through validation, the compiler and the link check. */
  async function build(
    tree: string | TreeFiles,
    { strict = false, startHelper }: BuildSettings = {},
  ): Promise<PipelineResult> {
    const dir = typeof tree === 'string' ? tree : path.join(workspace, `tree-${readdirSync(workspace).length}`)
    if (typeof tree !== 'string') writeFiles(dir, tree)
    process.env.CONTENT_DIR = dir
    process.env.CONTENT_STRICT = String(strict)
    const problems = new ProblemList()
    validateTree(dir, { strict }, problems)
    if (problems.errors.length > 0) return toResult(problems.all, -1)
    writeCollections(dir)
    try {
      const report = await buildContent({ contentDir: dir, strict, components: authorComponents }, { startHelper })
      return toResult([...problems.all, ...report.problems.all], report.compiled)
    } catch (error) {
      if (error instanceof ContentError) return toResult([...problems.all, ...error.problems], -1)
      throw error
    }
  }

  /** Does what a build's helper process does, for a tree in a folder. */
  async function help(dir: string): Promise<void> {
    process.env.CONTENT_DIR = dir
    process.env.CONTENT_STRICT = 'false'
    writeCollections(dir)
    await compileFromEnd({ contentDir: dir, strict: false, components: authorComponents })
  }

  /** The cache of rendered pages, for the tree that was built last. */
  const openPages = () => openPageCache(listRenderedPages('code'))

  function stop() {
    process.chdir(home)
    rmSync(workspace, { recursive: true, force: true })
  }

  return {
    ...{ build, help, stop, workspace, home, openPages, renderListFile },
    ...{ getBody, getDocPage, listVersionChoices, getDocsSite, getPosts },
  }
}

export type Pipeline = Awaited<ReturnType<typeof startPipeline>>

function toResult(problems: readonly Problem[], compiled: number): PipelineResult {
  const of = (severity: Problem['severity']) => toLines(problems.filter((problem) => problem.severity === severity))
  return { errors: of('error'), warnings: of('warning'), compiled }
}
