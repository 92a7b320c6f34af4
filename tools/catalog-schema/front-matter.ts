import derived from './front-matter.json'
import type { Finding, JsonSchema } from '@/lib/catalog'
import { buildCheck } from './validate'

interface FileKind {
  /** Glob patterns of the files in a catalog. */
  patterns: string[]
  /** Fields that EventCatalog sets, so authors don't. */
  filledIn: string[]
  schema: JsonSchema
}

const kinds: Record<string, FileKind> = derived.resources
const checks = new Map<string, (value: unknown) => Finding[]>()

/** Kinds of files, named after EventCatalog's collections: `events`, `services`, `customPages`. */
export const fileKinds: readonly string[] = Object.keys(kinds)

/** Front matter schema of a kind of file. Undefined for an unknown kind. */
export function findFrontMatterSchema(kind: string): FileKind | undefined {
  return kinds[kind]
}

/**
 * Kind of a file, from its path in a catalog, such as `events/OrderPlaced/index.mdx`. Undefined if EventCatalog doesn't
 * read it.
 */
export function findFileKind(file: string): string | undefined {
  return fileKinds.find((kind) => kinds[kind]?.patterns.some((pattern) => toExpression(pattern).test(file)))
}

const expressions = new Map<string, RegExp>()

// EventCatalog's patterns only use `**`, `*` and alternative extensions.
function toExpression(pattern: string): RegExp {
  let expression = expressions.get(pattern)
  if (expression === undefined) {
    const source = pattern
      .replaceAll('.', '\\.')
      .replaceAll('@(', '(')
      .replaceAll('**/', '\0')
      .replaceAll('*', '[^/]+')
      .replaceAll('\0', '(?:.+/)?')
    expressions.set(pattern, (expression = new RegExp(`^${source}$`)))
  }
  return expression
}

/**
 * Validates front matter. Rejects unknown fields and those that EventCatalog sets.
 * @throws if the kind is unknown
 */
export function checkFrontMatter(kind: string, frontMatter: unknown): Finding[] {
  const found = kinds[kind]
  if (found === undefined) throw new Error(`Unknown kind of file "${kind}". Expected one of ${fileKinds.join(', ')}.`)
  let check = checks.get(kind)
  if (check === undefined) checks.set(kind, (check = buildCheck(found.schema)))
  const given = typeof frontMatter === 'object' && frontMatter !== null ? Object.keys(frontMatter) : []
  const own = given
    .filter((field) => found.filledIn.includes(field))
    .map((field) => ({
      path: [field],
      message: `The field "${field}" is set by EventCatalog. Expected it to be omitted.`,
    }))
  return [...own, ...check(frontMatter)]
}
