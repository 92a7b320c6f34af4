import path from 'node:path'
import { runInNewContext } from 'node:vm'
import utils from '@eventcatalog/sdk'
import { probes } from '@/tools/sdk/probes'
import type { Outcome, Outcomes } from '@/lib/sdk'
import { CatalogCopy } from './catalog-copy'
import { describeValue } from './values'

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
export async function tryEverything(): Promise<Outcomes> {
  const copy = new CatalogCopy()
  const outcomes: Outcomes = {}
  for (const name of Object.keys(utils(copy.folder)).sort()) {
    const answers: Outcome[] = []
    for (const call of probes[name] ?? []) answers.push(await tryCall(call, copy))
    outcomes[name] = answers
  }
  copy.close()
  return outcomes
}
