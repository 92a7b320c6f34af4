import type { Fence } from './types'

const reference = /\{props\.([\w$]+)\}/g
const use = /<Partial\s+([^>]*?)\/>/g

/** Variables that pages pass to each partial: `{ 'details-panel': [{ resource: 'events' }, …] }`. */
export type PartialUses = ReadonlyMap<string, readonly Record<string, string>[]>

/** Collects the attributes of every `<Partial name="…" />`. */
export function collectPartialUses(texts: Iterable<string>): PartialUses {
  const uses = new Map<string, Record<string, string>[]>()
  for (const text of texts) {
    for (const [, attributes = ''] of text.matchAll(use)) {
      const given = Object.fromEntries(
        [...attributes.matchAll(/([\w$]+)=(?:"([^"]*)"|'([^']*)'|\{["'`]([\s\S]*?)["'`]\})/g)].map(
          ([, name = '', double, single, braces]) => [name, double ?? single ?? braces ?? ''] as const,
        ),
      )
      const { name = '', ...values } = given
      uses.set(name, [...(uses.get(name) ?? []), values])
    }
  }
  return uses
}

function fill(text: string, values: Record<string, string>): string {
  return text.replaceAll(reference, (whole, name: string) => values[name] ?? whole)
}

/** Expands a partial's fence with each page's variables, without duplicates. Returns other fences unchanged. */
export function fillPartialFence(fence: Fence, uses: PartialUses): Fence[] {
  const name = /^content\/partials\/(.+)\.mdx?$/.exec(fence.file)?.[1]
  if (name === undefined || !/\{props\./.test(fence.code + fence.meta)) return [fence]
  const filled = (uses.get(name) ?? []).map((values) => ({
    ...fence,
    code: fill(fence.code, values),
    title: fence.title === undefined ? undefined : fill(fence.title, values),
  }))
  return [...new Map(filled.map((one) => [`${one.title ?? ''}\n${one.code}`, one])).values()]
}
