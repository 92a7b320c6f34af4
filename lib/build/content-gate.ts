import { text } from 'node:stream/consumers'

/**
 * The variable by which `npm run build` tells `next build` to wait for the texts of pages, and where: before it begins,
 * or when it has compiled the code.
 */
export const gateVariable = 'CONTENT_GATE'
export type Gate = 'begin' | 'compiled'

/** The word that ends the wait. */
export const gateWord = 'finished'

/** Whether this process has to wait here. Processes that it starts do not. */
export function isGate(gate: Gate): boolean {
  return process.env[gateVariable] === gate
}

/**
 * Holds `next build` until the texts of the pages are finished: they are made at the same time. Where the build that
 * finishes them ends early, so does this.
 * @throws when the texts are not finished
 */
export async function waitForContent(): Promise<void> {
  delete process.env[gateVariable]
  if ((await text(process.stdin)) !== gateWord) throw new Error('The texts of the pages were not finished.')
}
