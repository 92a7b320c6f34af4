import { checkDrawing } from './check-drawing'
import { isDrawingName, type DrawingProps } from './drawings'
import { getCatalog, getDrawingsHash, loadCatalog } from './load'
import { prepareDrawing } from './prepare'

/** Drawings of the example catalog, in the shape lib/mdx expects when it compiles a page. */
export const catalogDrawings = {
  has: isDrawingName,
  /** @throws ContentError if the example catalog is invalid */
  load: loadCatalog,
  async prepare(name: string, props: DrawingProps): Promise<string[]> {
    if (!isDrawingName(name)) return [`<${name}> is not a drawing.`]
    const catalog = getCatalog()
    const mistakes = checkDrawing(catalog, name, props)
    if (mistakes.length === 0) await prepareDrawing(catalog, name, props)
    return mistakes
  },
  getHash: getDrawingsHash,
}
