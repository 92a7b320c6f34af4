import { hasDrawings } from '@/lib/kit/tokens/drawing-styles'
import type { PageBody } from '@/lib/content/bodies'

/** A page that was edited, before and after. */
export interface EditedPage {
  address: string
  before: PageBody | undefined
  after: PageBody
}

const isTextPage = (address: string) => /^\/(docs|blog)\//.test(address)

/** Everything a page shows of its text outside of the text itself. */
const describeSurroundings = ({ html, headings, excerpt, error, problems }: PageBody) =>
  JSON.stringify([headings, excerpt, error, problems, hasDrawings(html)])

/**
 * HTML by address that open pages can put in place of their text, which takes a tenth of rendering the page. Undefined if
 * an edit also changes something else on a page, such as its contents list.
 */
export function toTextPatches(pages: readonly EditedPage[]): Record<string, string> | undefined {
  const fits = pages.every(
    ({ address, before, after }) =>
      isTextPage(address) && before !== undefined && describeSurroundings(before) === describeSurroundings(after),
  )
  return fits ? Object.fromEntries(pages.map(({ address, after }) => [address, after.html])) : undefined
}
