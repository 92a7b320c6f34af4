import { createRequire } from 'node:module'
import path from 'node:path'
import { kindByFolder } from '@/lib/catalog'
import { isShortened, type Fence, type ReportFence } from './types'

const catalog = path.resolve('examples/parcelwise')

/** An example's file, placed in the example catalog. */
export interface LintedFile {
  fence: Fence
  /** Path in the catalog. */
  path: string
  fields: unknown
}

interface CatalogFile {
  path: string
  relativePath: string
  resourceType: string
  resourceId: string
  version?: string
}

interface ParsedFile {
  file: CatalogFile
  frontmatter: Record<string, unknown>
  content: string
  raw: string
}

interface LintError {
  file: string
  field?: string
  message: string
  severity?: string
  rule?: string
}

/** The subset of @eventcatalog/linter in use. Its own declarations are 20,000 lines of generated types. */
interface Linter {
  scanCatalogFiles: (dir: string) => Promise<CatalogFile[]>
  parseAllFiles: (files: CatalogFile[]) => Promise<{ parsed: ParsedFile[] }>
  validateCatalog: (files: ParsedFile[]) => LintError[]
  loadConfig: (dir: string) => unknown
  getEffectiveRules: (file: string, config: unknown) => unknown
  applyRuleSeverity: (errors: LintError[], rules: unknown) => LintError[]
}

const folderTypes: Record<string, string> = { ...kindByFolder, users: 'user', teams: 'team' }

function toParsed({ path: relativePath, fields }: LintedFile): ParsedFile | undefined {
  const folders = relativePath.split('/').slice(0, -1)
  const folder = folders.findLast((name) => name in folderTypes)
  const resourceType = folder === undefined ? undefined : folderTypes[folder]
  const frontmatter = Object(fields) as Record<string, unknown>
  // Changelogs and language files have no id, and the linter doesn't read them.
  if (resourceType === undefined || typeof frontmatter.id !== 'string') return undefined
  const file = { path: path.join(catalog, relativePath), relativePath, resourceType, resourceId: frontmatter.id }
  return { file, frontmatter, content: 'Text.', raw: '' }
}

const isSame = (a: ParsedFile, b: ParsedFile) =>
  a.file.resourceType === b.file.resourceType &&
  a.frontmatter.id === b.frontmatter.id &&
  a.frontmatter.version === b.frontmatter.version

interface Entry {
  file: LintedFile
  entry: ParsedFile
}

/**
 * Splits entries so that each round contains a resource at most once, because a page may show several states of a file.
 */
function splitIntoRounds(entries: readonly Entry[]): Entry[][] {
  const rounds: Entry[][] = []
  for (const one of entries) {
    const round = rounds.find((others) => others.every(({ entry }) => !isSame(entry, one.entry)))
    if (round === undefined) rounds.push([one])
    else round.push(one)
  }
  return rounds
}

/**
 * Adds each page's examples to the example catalog and runs EventCatalog's linter. An example replaces the resource
 * with the same id and version.
 */
export async function lintPages(files: readonly LintedFile[], report: ReportFence): Promise<void> {
  if (files.length === 0) return
  const linter = createRequire(import.meta.url)('@eventcatalog/linter') as Linter
  const config = linter.loadConfig(catalog)
  const { parsed } = await linter.parseAllFiles(await linter.scanCatalogFiles(catalog))
  for (const page of new Set(files.map(({ fence }) => fence.file))) {
    const entries = files.flatMap((file) => {
      const entry = file.fence.file === page ? toParsed(file) : undefined
      return entry === undefined ? [] : [{ file, entry }]
    })
    for (const round of splitIntoRounds(entries)) {
      const rest = parsed.filter((one) => round.every(({ entry }) => !isSame(one, entry)))
      const found = linter.validateCatalog([...rest, ...round.map(({ entry }) => entry)])
      for (const { file, entry } of round) {
        const own = found.filter((error) => [entry.file.relativePath, entry.file.path].includes(error.file))
        const rules = linter.getEffectiveRules(entry.file.relativePath, config)
        reportErrors(file.fence, linter.applyRuleSeverity(own, rules), report)
      }
    }
  }
}

function reportErrors(fence: Fence, errors: readonly LintError[], report: ReportFence) {
  const texts = errors
    .filter(
      ({ rule = '', severity }) =>
        severity !== 'warning' && !(rule.startsWith('best-practices/') && isShortened(fence)),
    )
    .map(({ message, rule = '' }) => `${message} (linter: ${rule})`)
  for (const text of new Set(texts)) report(fence, undefined, text)
}
