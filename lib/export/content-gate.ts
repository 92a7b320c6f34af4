import { text } from 'node:stream/consumers'

/** Set by `npm run build`: `next build` compiles code, then waits for the texts of pages. */
export const gateVariable = 'CONTENT_GATE'

/** Sent on standard input when the texts are ready. */
export const gateWord = 'finished'

/**
 * Holds `next build` until the texts of pages are compiled. Ends it when the process that compiles them ends early.
 * @throws when standard input closes without the word
 */
export async function waitForContent(): Promise<void> {
  delete process.env[gateVariable]
  if ((await text(process.stdin)) !== gateWord) throw new Error('The texts of the pages were not compiled.')
}
