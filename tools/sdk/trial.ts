import path from 'node:path'
import { runInNewContext } from 'node:vm'
import utils from '@eventcatalog/sdk'
import { probes } from '@/tools/sdk/probes'
import type { Outcome, Outcomes } from '@/lib/sdk'
import { CatalogCopy } from './catalog-copy'

/** A resource's display name: `OrderPlaced 2.0.0`. */
function nameResource(value: object): string | undefined {
  const { id, version, title } = value as { id?: unknown; version?: unknown; title?: unknown }
  if (typeof id === 'string') return typeof version === 'string' ? `${id} ${version}` : id
  return typeof title === 'string' ? title : undefined
}

function describeList(values: readonly unknown[]): string {
  if (values.length === 0) return 'an empty list'
  const names = values.flatMap((value) => nameResource(Object(value) as object) ?? [])
  // Sorted, because file system order differs between machines.
  const known = [...new Set(names)].sort()
  const shown = known.length <= 4 ? known : [...known.slice(0, 3), '…']
  return `a list of ${values.length}${shown.length === 0 ? '' : ': '}${shown.join(', ')}`
}

/** Describes a call's result for a table. */
function describeValue(value: unknown): string {
  if (value === undefined || value === null || typeof value === 'boolean') return `\`${String(value)}\``
  if (typeof value === 'string') return `\`'${value}'\``
  if (Array.isArray(value)) return describeList(value)
  if (typeof value !== 'object') return typeof value === 'number' ? `\`${value}\`` : typeof value
  const name = nameResource(value)
  if (name !== undefined) return name
  const members = Object.entries(value).map(([key, member]: [string, unknown]) => {
    if (Array.isArray(member)) return `\`${key}\`: ${describeList(member)}`
    const isShort = typeof member === 'string' && !/\n|T\d\d:/.test(member)
    return isShort ? `\`${key}\`: \`'${member}'\`` : `\`${key}\``
  })
  return `an object with ${(members.length > 6 ? [...members.slice(0, 5), '…'] : members).join(', ')}`
}

/** Makes a call and records its result and file changes. */
async function tryCall(call: string, copy: CatalogCopy): Promise<Outcome> {
  const clean = (text: string) => text.replaceAll(copy.folder, '…').replaceAll(copy.parent, '…')
  const globals = {
    ...utils(copy.folder),
    path: { resolve: (...parts: string[]) => path.join(copy.folder, ...parts) },
    process: { cwd: () => copy.folder },
  }
  try {
    const value: unknown = await runInNewContext(call, globals)
    return { call, gives: clean(describeValue(value)), ...copy.reset() }
  } catch (error) {
    return { call, throws: clean((error as Error).message), ...copy.reset() }
  }
}

/** Runs every call for the installed SDK. */
export async function runProbes(): Promise<Outcomes> {
  const copy = new CatalogCopy()
  const outcomes: Outcomes = {}
  for (const name of Object.keys(utils(copy.folder)).sort()) {
    const answers: Outcome[] = []
    for (const call of probes.get(name) ?? []) answers.push(await tryCall(call, copy))
    outcomes[name] = answers
  }
  copy.close()
  return outcomes
}
