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

const unescape = (step: string) => decode(step).replaceAll('~1', '/').replaceAll('~0', '~')

function getReference(value: unknown): string | undefined {
  return isObject(value) && typeof value.$ref === 'string' ? value.$ref : undefined
}

/** Follows the references inside a document. */
export class References {
  constructor(private readonly root: unknown) {}

  /** The value a pointer leads to, following references on the way. Undefined if there is none. */
  private find(reference: string, seen: ReadonlySet<string>): unknown {
    if (!reference.startsWith('#')) return undefined
    const steps = reference.slice(1).split('/').slice(1).map(unescape)
    return steps.reduce<unknown>((at, step) => {
      const value = this.follow(at, seen)
      if (Array.isArray(value)) return value[Number(step)] as unknown
      return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined
    }, this.root)
  }

  private follow(value: unknown, seen: ReadonlySet<string>): unknown {
    const reference = getReference(value)
    if (reference === undefined) return value
    if (seen.has(reference)) return undefined
    return this.follow(this.find(reference, seen), new Set([...seen, reference]))
  }

  /**
   * The value itself, or what its `$ref` leads to. Two references to the same place return the same object.
   * @returns undefined if the reference is broken, or leads to another file
   */
  resolve(value: unknown): unknown {
    return this.follow(value, new Set())
  }

  /** Like `resolve`, for objects. Anything else, such as a reference to another file, is an empty object. */
  resolveObject(value: unknown): JsonObject {
    const found = this.resolve(value)
    return isObject(found) ? found : {}
  }

  /** Every reference in the document that can't be followed, with its path. */
  private listBroken(): { reference: string; path: JsonPath }[] {
    const broken: { reference: string; path: JsonPath }[] = []
    const known = new Map<string, boolean>()
    const seen = new Set<unknown>()
    const isBroken = (reference: string) => {
      const result = known.get(reference) ?? this.resolve({ $ref: reference }) === undefined
      known.set(reference, result)
      return result
    }
    // A stack instead of recursion, because generated files can be nested deeply.
    const stack: { value: unknown; path: JsonPath }[] = [{ value: this.root, path: [] }]
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      const { value, path } = next
      if (typeof value !== 'object' || value === null || seen.has(value)) continue
      seen.add(value)
      const reference = getReference(value)
      if (reference !== undefined && isBroken(reference)) broken.push({ reference, path: [...path, '$ref'] })
      // Examples contain the API's own data, where `$ref` means something else.
      for (const [key, item] of Object.entries(value).reverse())
        if (key !== 'example' && key !== 'examples')
          stack.push({ value: item, path: [...path, Array.isArray(value) ? Number(key) : key] })
    }
    return broken
  }

  /** Warnings for references to other files, and for those to nothing. */
  check({ lineOf }: SpecSource): SpecProblem[] {
    const broken = this.listBroken()
    const inside = broken.filter(({ reference }) => reference.startsWith('#'))
    const outside = broken.filter(({ reference }) => !reference.startsWith('#'))
    const problems = inside.slice(0, MAX_LISTED).map(({ reference, path }): SpecProblem => ({
      severity: 'warning',
      line: lineOf(path),
      message: `\`${reference}\` leads to nothing in this file. The plugin won't import the file until it does.`,
    }))
    const rest = inside.length - problems.length
    if (rest > 0)
      problems.push({ severity: 'warning', message: `${rest} more references in this file lead to nothing.` })
    const [first] = outside
    if (first !== undefined) {
      const files = new Set(outside.map(({ reference }) => reference.replace(/#.*$/, '')))
      const [name = ''] = files
      problems.push({
        severity: 'warning',
        line: lineOf(first.path),
        message:
          files.size === 1
            ? `\`${name}\` is another file, which this page can't open. The plugin can.`
            : `\`${name}\` and ${files.size - 1} more are other files, which this page can't open. The plugin can.`,
      })
    }
    return problems
  }
}
