import { createRequire } from 'node:module'
import path from 'node:path'
import { kindByFolder, type Finding } from '@/lib/catalog'
import { isShortened, type Fence, type ReportFence, findMeta, type Checker, type Site } from '../types'
import { catalogComponents } from '../../catalog-schema/components'
import { checkFrontMatter, fileKinds, findFileKind, findFrontMatterSchema } from '../../catalog-schema/front-matter'
import { checkMdxBody } from '../mdx-body'
import { parseYaml, type ParsedYaml } from '../yaml-place'

const catalog = path.resolve('examples/parcelwise')

/** An example's file, placed in the example catalog. */
interface LintedFile {
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
async function lintPages(files: readonly LintedFile[], report: ReportFence): Promise<void> {
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

const pages = new Set(['md', 'mdx', 'markdown'])
const opening = /^---[ \t]*\n([\s\S]*?)^---[ \t]*$/m

/** Kind set on the fence, `kind="events"`, or derived from its path in the catalog. */
function findKind(fence: Fence): string | undefined {
  const named = findMeta(fence, 'kind')
  if (named !== undefined) return named
  return fence.title === undefined ? undefined : findFileKind(fence.title)
}

function isMissing({ message }: Finding): boolean {
  return /^Field ".*" is missing\.$/.test(message)
}

function reportFindings(fence: Fence, findings: readonly Finding[], yaml: ParsedYaml, report: ReportFence) {
  for (const { path, message } of findings) {
    const place = path.length > 1 || /\.\s*$/.test(path.join('.')) ? `${path.join('.')}: ` : ''
    report(fence, yaml.lineOf(path), `${place}${message}`)
  }
}

function readFields(fence: Fence, text: string, before: number, report: ReportFence) {
  const yaml = parseYaml(text, before)
  for (const { line, message } of yaml.errors) report(fence, line, `Invalid YAML in front matter: ${message}`)
  return yaml.errors.length > 0 ? undefined : { yaml, value: yaml.values[0] ?? {} }
}

function readKind(fence: Fence, report: ReportFence): string | undefined {
  const kind = findKind(fence)
  if (kind === undefined) {
    const found = fence.title === undefined ? 'no title' : `the title "${fence.title}"`
    report(
      fence,
      undefined,
      `Found front matter and ${found}. Expected title="events/OrderPlaced/index.mdx" or another path that EventCatalog reads, or kind="events".`,
    )
  } else if (findFrontMatterSchema(kind) === undefined) {
    report(fence, undefined, `Unknown kind "${kind}". Expected one of ${fileKinds.join(', ')}.`)
    return undefined
  }
  return kind
}

function checkPage(fence: Fence, report: ReportFence, site: Site): LintedFile[] {
  const [opened = '', text] = opening.exec(fence.code) ?? []
  if (text === undefined) {
    report(fence, 1, 'Front matter starts with "---" but never ends. Expected a closing "---" line.')
    return []
  }
  const body = fence.code.slice(opened.length)
  checkMdxBody(fence, body, opened.split('\n').length - 1, site, report, catalogComponents)
  const kind = readKind(fence, report)
  const read = readFields(fence, text, 1, report)
  if (kind === undefined || read === undefined) return []
  const all = checkFrontMatter(kind, read.value)
  const findings = isShortened(fence)
    ? all.filter((finding) => !(isMissing(finding) && finding.path.length === 0))
    : all
  reportFindings(fence, findings, read.yaml, report)
  return all.length > 0 || fence.title === undefined ? [] : [{ fence, path: fence.title, fields: read.value }]
}

/**
 * Complete catalog files: validates their front matter and runs EventCatalog's linter on them within the example
 * catalog.
 */
export const frontMatterChecker: Checker = {
  kind: 'front matter',
  accepts: ({ language, code }) => pages.has(language) && /^---[ \t]*\n/.test(code),
  check: async (fences, report, site) => {
    const files = fences.flatMap((fence) => checkPage(fence, report, site))
    await lintPages(files, report)
  },
}

/** Front matter fields without fences. The title or `kind="events"` determines their kind. */
export const fieldsChecker: Checker = {
  kind: 'fields',
  accepts: (fence) =>
    ['yaml', 'yml'].includes(fence.language) &&
    (findMeta(fence, 'kind') !== undefined || /\.mdx?$/.test(fence.title ?? '')) &&
    !/^---[ \t]*$/m.test(fence.code),
  check: (fences, report) => {
    for (const fence of fences) {
      const kind = readKind(fence, report)
      const read = readFields(fence, fence.code, 0, report)
      if (kind === undefined || read === undefined) continue
      const findings = checkFrontMatter(kind, read.value).filter((one) => !(isMissing(one) && one.path.length === 0))
      reportFindings(fence, findings, read.yaml, report)
    }
  },
}
