import type { Changes } from '../changes'

/** A page to be written. */
export interface NewPage {
  address: string
  /** Path relative to the repository root. */
  file: string
  changes: Changes
  /** Whether it's excluded from exports until its author removes the draft flag. */
  isDraft: boolean
}

/** Next steps for the author of a new page. */
export function describeNewPage({ address, file, isDraft }: NewPage): string[] {
  const seen = `See it:      npm run dev, then http://localhost:${process.env.PORT || 3000}${address}`
  const check = `Check it:    npm run lint:content ${file}`
  const publish = 'Publish it:  take "draft: true" out, then npx tsx tools/published.ts'
  return [`Written:     ${file}`, seen, check, ...(isDraft ? [publish] : [])]
}
