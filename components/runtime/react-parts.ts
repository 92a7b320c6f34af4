import type * as Dialog from '../search/dialog.client'
import { startRuntime } from './start-runtime'

/** Parts drawn by React that the scripts of a page ask for. */
export interface ReactParts {
  search: () => Promise<typeof Dialog>
}

/** The scripts of a page and React are bundled apart, so what they share hangs on the window. */
const key = Symbol.for('site.react-parts')
const holder = globalThis as typeof globalThis & { [key]?: ReactParts }

/** Tells the scripts of the page what React can draw. */
export function offerReactParts(parts: ReactParts): void {
  holder[key] = parts
}

/**
 * Starts React where it has not started, and loads one of its parts.
 * @throws when a file cannot be had
 */
export async function loadReactPart<Name extends keyof ReactParts>(
  name: Name,
): Promise<Awaited<ReturnType<ReactParts[Name]>>> {
  await startRuntime()
  const part = holder[key]?.[name]
  if (part === undefined) throw new Error(`React has no export named ${name}.`)
  return (await part()) as Awaited<ReturnType<ReactParts[Name]>>
}
