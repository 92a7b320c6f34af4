import type { Tool } from '../tools/tool'
import { pageKinds, type PageRow } from '../types'
import { launchBrowser } from './browser'
import { measureLighthouse } from './lighthouse'
import { measuredPages } from './measured-pages'
import { startServer } from './server'
import { measureTransfer } from './transfer'

/** Measures the pages of every tool, in turns. */
export async function runPages(tools: readonly Tool[], runs: number, keep: (row: PageRow) => void): Promise<void> {
  for (let round = 1; round <= runs; round++)
    for (const page of pageKinds)
      for (const tool of tools) {
        const server = await startServer(tool.out)
        try {
          const url = server.origin + measuredPages[page]
          const browser = await launchBrowser()
          const transfer = await measureTransfer(browser, url)
          await browser.close()
          // Nothing else runs at this point, because Lighthouse starts its own browser.
          const lighthouse = await measureLighthouse(url, `${tool.id}-${page}-${round}`)
          keep({ round, tool: tool.id, at: new Date().toISOString(), page, ...transfer, lighthouse })
        } finally {
          server.close()
        }
      }
}
