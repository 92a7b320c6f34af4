import type { SpecSource } from './source'
import { isObject, type JsonObject, type JsonPath, type SpecProblem } from './types'

/** At most this many broken references are listed by line. */
const MAX_LISTED = 10

function decode(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}

function getReference(value: unknown): string | undefined {
  return isObject(value) && typeof value.$ref === 'string' ? value.$ref : undefined
}

/** Follows the references inside a document. */
export class References {
  constructor(private readonly root: unknown) {}

  /** The value itself, or the object that its `$ref` leads to. Undefined if that's broken, or in another file. */
  resolve(value: unknown, seen: readonly string[] = []): unknown {
    const reference = getReference(value)
    if (reference === undefined) return value
    if (!reference.startsWith('#') || seen.includes(reference)) return undefined
    const steps = reference.split('/').slice(1)
    const known = [...seen, reference]
    const found = steps.reduce<unknown>((at, text) => {
      const step = decode(text).replaceAll('~1', '/').replaceAll('~0', '~')
      const parent = this.resolve(at, known)
      if (Array.isArray(parent)) return parent[Number(step)] as unknown
      return isObject(parent) && Object.hasOwn(parent, step) ? parent[step] : undefined
    }, this.root)
    return this.resolve(found, known)
  }

  /** Like `resolve`, for objects. Anything else, such as a reference to another file, is an empty object. */
  resolveObject(value: unknown): JsonObject {
    const found = this.resolve(value)
    return isObject(found) ? found : {}
  }

  /** Every reference in the document that can't be followed, with its path. */
  private listBroken(): { reference: string; path: JsonPath }[] {
    const broken: { reference: string; path: JsonPath }[] = []
    const seen = new Set<unknown>()
    // A stack instead of recursion, because generated files can be nested deeply.
    const stack: { value: unknown; path: JsonPath }[] = [{ value: this.root, path: [] }]
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      const { value, path } = next
      if (typeof value !== 'object' || value === null || seen.has(value)) continue
      seen.add(value)
      const reference = getReference(value)
      if (reference !== undefined && this.resolve(value) === undefined)
        broken.push({ reference, path: [...path, '$ref'] })
      // Examples contain the API's own data, where `$ref` means something else.
      for (const [key, item] of Object.entries(value).reverse())
        if (key !== 'example' && key !== 'examples') stack.push({ value: item, path: [...path, key] })
    }
    return broken
  }

  /** Warnings for references to other files, and for those to nothing. */
  check({ lineOf }: SpecSource): SpecProblem[] {
    const broken = this.listBroken()
    const inside = broken.filter(({ reference }) => reference.startsWith('#'))
    const problems = inside.slice(0, MAX_LISTED).map(({ reference, path }): SpecProblem => ({
      severity: 'warning',
      line: lineOf(path),
      message: `\`${reference}\` leads to nothing in this file. The plugin won't import the file until it does.`,
    }))
    const rest = inside.length - problems.length
    if (rest > 0)
      problems.push({ severity: 'warning', message: `${rest} more references in this file lead to nothing.` })
    const outside = broken.filter(({ reference }) => !reference.startsWith('#'))
    const [name, ...others] = new Set(outside.map(({ reference }) => reference.replace(/#.*$/, '')))
    const what = others.length === 0 ? ' is another file' : ` and ${others.length} more are other files`
    if (name !== undefined)
      problems.push({
        severity: 'warning',
        line: lineOf(outside[0]?.path ?? []),
        message: `\`${name}\`${what}, which this page can't open. The plugin can.`,
      })
    return problems
  }
}
