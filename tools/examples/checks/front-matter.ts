import { catalogComponents } from '../../catalog-schema/components'
import { checkFrontMatter, fileKinds, findFileKind, findFrontMatterSchema } from '../../catalog-schema/front-matter'
import type { Finding } from '@/lib/catalog'
import { checkMdxBody } from '../mdx-body'
import { lintPages, type LintedFile } from '../catalog-lint'
import { findMeta, isShortened, type Checker, type Fence, type ReportFence, type Site } from '../types'
import { parseYaml, type ParsedYaml } from '../yaml-place'

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
