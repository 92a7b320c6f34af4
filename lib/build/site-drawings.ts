import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { checkDrawing } from '../catalog/check-drawing'
import { loadCatalog } from '../catalog/load'
import { prepareDrawing } from '../catalog/prepare'
import { siteDrawings, storeSiteDrawing } from '../catalog/site-drawings'
import { closeShapes } from '../mdx/close-shapes'
import type { AuthorComponents } from '../mdx/types'
import type { ProblemList } from '../problems'

/** Draws what pages outside the documentation show of the catalog, and reports names that it does not have. */
export async function drawForSite(components: AuthorComponents, problems: ProblemList): Promise<void> {
  const catalog = await loadCatalog()
  for (const [key, { name, props }] of Object.entries(siteDrawings)) {
    const mistakes = checkDrawing(catalog, name, props)
    for (const mistake of mistakes) problems.error('lib/catalog/site-drawings.ts', undefined, mistake)
    const component = components[name]
    if (mistakes.length > 0 || component === undefined) continue
    await prepareDrawing(catalog, name, props)
    storeSiteDrawing(key, closeShapes(renderToStaticMarkup(createElement(component.render, props))))
  }
}
