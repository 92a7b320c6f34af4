import { text } from 'node:stream/consumers'

/** The variable by which `npm run build` tells `next build` to wait, and the word that ends it. */
export const gateVariable = 'CONTENT_GATE'
export const gateWord = 'finished'

/**
 * Holds `next build` between compiling and drawing, until the texts of the pages are finished: they are made at the
 * same time. Where the build that finishes them ends early, so does this.
 * @throws when the texts are not finished
 */
export async function waitForContent(): Promise<void> {
  if ((await text(process.stdin)) !== gateWord) throw new Error('The texts of the pages were not finished.')
}
