import { getDrawing, isDrawingName, type DrawingProps } from '../drawings'
import { loadCatalog } from '../load'
import { toMarkdown } from './markdown'

/**
 * What a drawing's tag says in a Markdown copy of its page; undefined for a tag that is no drawing.
 * @throws when the tag names what the catalog does not have
 */
export async function toDrawingCopy(tag: string, props: DrawingProps): Promise<string | undefined> {
  return isDrawingName(tag) ? toMarkdown(getDrawing(tag).text(await loadCatalog(), props)) : undefined
}
