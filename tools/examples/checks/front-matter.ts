import { createRequire } from 'node:module'
import path from 'node:path'
import { kindByFolder } from '@/lib/catalog'
import { checkEach, describeFinding, findMeta, isShortened } from '../types'
import type { Checker, Fence, FenceFinding, ReportFence } from '../types'
import type { Site } from '../site'
import { catalogComponents } from '../../catalog-schema/components'
import { checkFrontMatter, fileKinds, findFileKind } from '../../catalog-schema/front-matter'
import { checkMdxBody } from '../mdx-body'
import { parseYaml } from '../yaml-place'

const catalog = path.resolve('examples/parcelwise')

interface ParsedFile {
  file: { path: string; relativePath: string; resourceType: string; resourceId: string; version?: string }
  frontmatter: Record<string, unknown>
  content: string
  raw: string
}

type LintError = Record<'file' | 'message', string> & { severity?: string; rule?: string }

/** The subset of @eventcatalog/linter in use. Its own declarations are 20,000 lines of generated types. */
interface Linter {
  scanCatalogFiles: (dir: string) => Promise<ParsedFile['file'][]>
  parseAllFiles: (files: ParsedFile['file'][]) => Promise<{ parsed: ParsedFile[] }>
  validateCatalog: (files: ParsedFile[]) => LintError[]
  loadConfig: (dir: string) => unknown
  getEffectiveRules: (file: string, config: unknown) => unknown
  applyRuleSeverity: (errors: LintError[], rules: unknown) => LintError[]
}

const folderTypes: Record<string, string> = { ...kindByFolder, users: 'user', teams: 'team' }

/** An example's file, placed in the example catalog. */
type Entry = ParsedFile & { fence: Fence }

/** Undefined for files that the linter doesn't read: changelogs and language files, which have no id. */
function toEntry(fence: Fence, fields: unknown): Entry | undefined {
  const relativePath = fence.title ?? ''
  const folder = relativePath.split('/').findLast((name, index, all) => index < all.length - 1 && name in folderTypes)
  const frontmatter = Object(fields) as Record<string, unknown>
  if (folder === undefined || typeof frontmatter.id !== 'string') return undefined
  const resourceType = folderTypes[folder] ?? ''
  const file = { path: path.join(catalog, relativePath), relativePath, resourceType, resourceId: frontmatter.id }
  return { fence, file, frontmatter, content: 'Text.', raw: '' }
}

const isSame = (a: ParsedFile, b: ParsedFile) =>
  a.file.resourceType === b.file.resourceType &&
  a.frontmatter.id === b.frontmatter.id &&
  a.frontmatter.version === b.frontmatter.version

/** Rounds with one page's resources, each at most once, because a page may show several states of a file. */
function splitIntoRounds(entries: readonly Entry[]): Entry[][] {
  const rounds: Entry[][] = []
  for (const entry of entries) {
    const { file } = entry.fence
    const round = rounds.find((others) => others.every((other) => other.fence.file === file && !isSame(other, entry)))
    if (round === undefined) rounds.push([entry])
    else round.push(entry)
  }
  return rounds
}

/** Runs EventCatalog's linter on the example catalog, in which examples replace resources with their id and version. */
async function lintPages(entries: readonly Entry[], report: ReportFence): Promise<void> {
  if (entries.length === 0) return
  const linter = createRequire(import.meta.url)('@eventcatalog/linter') as Linter
  const config = linter.loadConfig(catalog)
  const { parsed } = await linter.parseAllFiles(await linter.scanCatalogFiles(catalog))
  for (const round of splitIntoRounds(entries)) {
    const rest = parsed.filter((one) => round.every((entry) => !isSame(one, entry)))
    const found = linter.validateCatalog([...rest, ...round])
    for (const { fence, file } of round) {
      const own = found.filter((error) => [file.relativePath, file.path].includes(error.file))
      const errors = linter
        .applyRuleSeverity(own, linter.getEffectiveRules(file.relativePath, config))
        .filter(({ severity }) => severity !== 'warning')
        .filter(({ rule = '' }) => !rule.startsWith('best-practices/') || !isShortened(fence))
      const messages = new Set(errors.map(({ message, rule = '' }) => `${message} (linter: ${rule})`))
      for (const message of messages) report(fence, undefined, message)
    }
  }
}

/** What's wrong with the kind of file that a fence's title or `kind="events"` says. */
function describeKind({ title }: Fence, kind: string | undefined): string {
  if (kind !== undefined) return `Unknown kind "${kind}". Expected one of ${fileKinds.join(', ')}.`
  const found = title === undefined ? 'no title' : `the title "${title}"`
  return `Found front matter and ${found}. Expected title="events/OrderPlaced/index.mdx" or another path that EventCatalog reads, or kind="events".`
}

/** Validates a file's fields, `before` lines into the fence. Required ones may be missing in a part of a file. */
function checkFields(fence: Fence, text: string, before: number, isPart: boolean) {
  const kind = findMeta(fence, 'kind') ?? findFileKind(fence.title ?? '')
  const isKnown = kind !== undefined && fileKinds.includes(kind)
  const yaml = parseYaml(text, before)
  const findings: FenceFinding[] = isKnown ? [] : [{ message: describeKind(fence, kind) }]
  for (const { line, message } of yaml.errors)
    findings.push({ line, message: `Invalid YAML in front matter: ${message}` })
  if (!isKnown || yaml.errors.length > 0) return { findings }
  const fields = yaml.values[0] ?? {}
  const all = checkFrontMatter(kind, fields)
  for (const finding of all)
    if (!isPart || finding.path.length > 0 || !/^Field ".*" is missing\.$/.test(finding.message))
      findings.push({ line: yaml.lineOf(finding.path), message: describeFinding(finding) })
  return { findings, fields: all.length > 0 ? undefined : fields }
}

/** Validates a file's front matter and text. Returns the file if it's valid. */
function checkFile(fence: Fence, site: Site): { findings: FenceFinding[]; entry?: Entry | undefined } {
  const [opened = '', text] = /^---[ \t]*\n([\s\S]*?)^---[ \t]*$/m.exec(fence.code) ?? []
  if (text === undefined) {
    const message = 'Front matter starts with "---" but never ends. Expected a closing "---" line.'
    return { findings: [{ line: 1, message }] }
  }
  const before = opened.split('\n').length - 1
  const inBody = checkMdxBody(fence, fence.code.slice(opened.length), before, site, catalogComponents)
  const { findings, fields } = checkFields(fence, text, 1, isShortened(fence))
  return { findings: [...inBody, ...findings], entry: toEntry(fence, fields) }
}

/** Complete catalog files: validates their front matter and runs EventCatalog's linter on them. */
export const frontMatterChecker: Checker = {
  kind: 'front matter',
  accepts: ({ language, code }) => ['md', 'mdx', 'markdown'].includes(language) && /^---[ \t]*\n/.test(code),
  check: async (fences, report, site) => {
    const entries = fences.flatMap((fence) => {
      const { findings, entry } = checkFile(fence, site)
      for (const { line, message } of findings) report(fence, line, message)
      return entry ?? []
    })
    await lintPages(entries, report)
  },
}

/** Front matter fields without fences. The title or `kind="events"` determines their kind. */
export const fieldsChecker = checkEach(
  'fields',
  (fence) =>
    ['yaml', 'yml'].includes(fence.language) &&
    (findMeta(fence, 'kind') !== undefined || /\.mdx?$/.test(fence.title ?? '')) &&
    !/^---[ \t]*$/m.test(fence.code),
  (fence) => checkFields(fence, fence.code, 0, true).findings,
)
