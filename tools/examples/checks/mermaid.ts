import { isRecord } from '../records'
import type { Checker } from '../types'

/**
 * Mermaid sanitizes labels with a library that requires a browser. Replaces it, because diagrams are only parsed here.
 */
async function loadMermaid() {
  const purifier: unknown = await import('dompurify')
  const target = isRecord(purifier) ? purifier.default : undefined
  if (typeof target === 'function')
    Object.assign(target, { sanitize: (text: string) => text, addHook: () => {}, removeHook: () => {} })
  const { default: mermaid } = await import('mermaid')
  return mermaid
}

/** Checks that diagrams parse. */
export const mermaidChecker: Checker = {
  kind: 'Mermaid',
  accepts: ({ language }) => language === 'mermaid' || language === 'mmd',
  check: async (fences, report) => {
    const mermaid = await loadMermaid()
    for (const fence of fences) {
      try {
        await mermaid.parse(fence.code)
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        const line = /on line (\d+)/.exec(message)?.[1]
        const lines = fence.code.split('\n').length
        report(
          fence,
          line === undefined ? undefined : Math.min(Number(line), lines),
          `Invalid diagram: ${message.split('\n').join(' ')}`,
        )
      }
    }
  },
}
