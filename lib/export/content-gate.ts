import { text } from 'node:stream/consumers'

/** Set by `npm run build`: `next build` compiles code first, then waits for the content. */
export const gateVariable = 'CONTENT_GATE'

/** Sent on standard input when the content is ready. */
export const readySignal = 'finished'

/** Blocks `next build` until the content is compiled. @throws if the compiling process failed */
export async function waitForContent(): Promise<void> {
  delete process.env[gateVariable]
  if ((await text(process.stdin)) !== readySignal) throw new Error('The pages weren’t compiled.')
}
