import type { PageBody } from '@/lib/content/bodies'
import type { PageUpdate } from '@/components/layout/dev-client.client'
import { hasDrawings } from '@/lib/kit/tokens/drawing-styles'

/** A page that was compiled again after an edit. */
export interface EditedPage {
  address: string
  before: PageBody | undefined
  after: PageBody
}

const isTextPage = (address: string) => /^\/(docs|blog)\//.test(address)

/** Everything a page shows of its text outside of the text itself. */
const describeSurroundings = ({ html, headings, excerpt, problems }: PageBody) =>
  JSON.stringify([headings, excerpt, problems, hasDrawings(html)])

/** What open pages can show before Next has rendered them, which takes many times longer than compiling the text. */
export function toPageUpdate(pages: readonly EditedPage[]): PageUpdate {
  const patches: Record<string, string> = {}
  let isComplete = true
  for (const { address, before, after } of pages) {
    const isPatched =
      isTextPage(address) && before !== undefined && before.error === undefined && after.error === undefined
    if (isPatched) patches[address] = after.html
    if (!isPatched || describeSurroundings(before) !== describeSurroundings(after)) isComplete = false
  }
  return { patches, isComplete }
}
