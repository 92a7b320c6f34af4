import type { Changes } from '../changes'

/** A page that is about to be written. */
export interface NewPage {
  address: string
  /** Path from the root of the repository. */
  file: string
  changes: Changes
  /** Whether it stays out of exports until its author takes the draft mark out. */
  isDraft: boolean
}

/** What to tell the author of a page that was written. */
export function describeNewPage({ address, file, isDraft }: NewPage): string[] {
  const seen = `See it:      npm run dev, then http://localhost:3000${address}`
  const check = `Check it:    npm run lint:content ${file}`
  const publish = 'Publish it:  take "draft: true" out, then npx tsx tools/published.ts'
  return [`Written:     ${file}`, seen, check, ...(isDraft ? [publish] : [])]
}
