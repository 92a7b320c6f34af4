import { launchBrowser } from '../pages/browser'
import { measuredPages } from '../pages/measured-pages'
import { startServer } from '../pages/server'
import type { Tool } from '../tools/tool'
import { interactionKinds, type InteractionRow, type PageKind } from '../types'
import { controls } from './controls'
import { measureInteraction } from './measure-interaction'

/** A small and a large page. The index is in between. */
const pages: readonly PageKind[] = ['short', 'long']

/** Measures the first interaction on pages of every tool, in turns. */
export async function runInteractions(
  tools: readonly Tool[],
  runs: number,
  keep: (row: InteractionRow) => void,
): Promise<void> {
  for (let round = 1; round <= runs; round++)
    for (const page of pages)
      for (const kind of interactionKinds)
        for (const tool of tools) {
          const control = controls[tool.id][kind]
          const row = { round, tool: tool.id, page, kind }
          if (control === null) {
            keep({ ...row, at: new Date().toISOString(), milliseconds: null, lost: 0 })
            continue
          }
          const server = await startServer(tool.out)
          const browser = await launchBrowser()
          try {
            const measured = await measureInteraction(browser, server.origin + measuredPages[page], kind, control)
            keep({ ...row, at: new Date().toISOString(), ...measured })
          } finally {
            await browser.close()
            server.close()
          }
        }
}
