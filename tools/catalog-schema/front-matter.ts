import derived from './front-matter.json'
import type { Finding, JsonSchema } from '@/lib/catalog'
import { buildCheck } from './validate'

interface FileKind {
  /** Where files of this kind stand in a catalog. */
  patterns: string[]
  /** Fields that the tool fills in and authors do not write. */
  filledIn: string[]
  schema: JsonSchema
}

const kinds: Record<string, FileKind> = derived.resources
const checks = new Map<string, (value: unknown) => Finding[]>()

/** Names of the kinds of files, as the tool calls its collections: `events`, `services`, `customPages`. */
export const fileKinds: readonly string[] = Object.keys(kinds)

/** What the front matter of a kind of file may hold; undefined for an unknown kind. */
export function findFrontMatterSchema(kind: string): FileKind | undefined {
  return kinds[kind]
}

/** Kind of a file by its path in a catalog, such as `events/OrderPlaced/index.mdx`; undefined where the tool reads none. */
export function findFileKind(file: string): string | undefined {
  return fileKinds.find((kind) => kinds[kind]?.patterns.some((pattern) => toExpression(pattern).test(file)))
}

const expressions = new Map<string, RegExp>()

// The patterns of the tool know any folders, any name and a choice of endings, and nothing else.
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
 * Compares front matter with what the tool reads. Unknown fields are refused, and fields that it fills in itself.
 * @throws when the kind is unknown
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
