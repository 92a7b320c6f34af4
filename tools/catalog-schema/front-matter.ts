import picomatch from 'picomatch'
import derived from './front-matter.json'
import type { Finding, JsonSchema } from '@/lib/catalog'
import { buildCheck } from './validate'

/** Fields in `filledIn` are set by EventCatalog, so authors don't write them. */
type FileKind = Record<'patterns' | 'filledIn', string[]> & { schema: JsonSchema }

const kinds = new Map(
  Object.entries<FileKind>(derived.resources).map(([kind, { patterns, filledIn, schema }]) => [
    kind,
    { isMatch: patterns.length > 0 ? picomatch(patterns) : () => false, filledIn, check: buildCheck(schema) },
  ]),
)

/** Kinds of files, named after EventCatalog's collections: `events`, `services`, `customPages`. */
export const fileKinds: readonly string[] = [...kinds.keys()]

/** Kind of a file by its path in a catalog. Undefined if EventCatalog doesn't read it. */
export const findFileKind = (file: string) => fileKinds.find((kind) => kinds.get(kind)?.isMatch(file))

/** Validates front matter. Rejects unknown fields and those that EventCatalog sets. @throws if the kind is unknown */
export function checkFrontMatter(kind: string, frontMatter: unknown): Finding[] {
  const found = kinds.get(kind)
  if (found === undefined) throw new Error(`Unknown kind of file "${kind}". Expected one of ${fileKinds.join(', ')}.`)
  const given = Object.keys(Object(frontMatter) as object).filter((field) => found.filledIn.includes(field))
  const own = given.map((field) => ({
    path: [field],
    message: `The field "${field}" is set by EventCatalog. Expected it to be omitted.`,
  }))
  return [...own, ...found.check(frontMatter)]
}
