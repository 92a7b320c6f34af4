import { getDrawing, type DrawingName, type DrawingProps, isDrawingName } from './drawings'
import { describeMissing, findResource, listVersions, getResource } from './find'
import type { Catalog } from './types'
import { prepareEntities } from './entities/layout'
import { buildEntityPlan } from './entities/plan'
import { prepareFlow, buildFlowPlan } from './flow/plan'
import { prepareLayout } from './graph/layout'
import { buildPlan } from './graph/plan'
import { buildGraphView } from './graph/view'
import { getLiveResource, prepareLive } from './live'
import { preparePage } from './page/prepare'
import { getNamed } from './text/resource-page'
import { getCatalog, getDrawingsHash, loadCatalog } from './load'

/** Problems with a drawing tag's attributes, as messages for the author. Empty if everything it references exists. */
function checkDrawing(catalog: Catalog, name: DrawingName, props: DrawingProps): string[] {
  const { names, takes, versions = {} } = getDrawing(name)
  const given = Object.keys(names).filter((key) => props[key] !== undefined)
  const expected = Object.keys(names)
    .map((key) => `"${key}"`)
    .join(', ')
  if (given.length > 1) return [`<${name}> accepts only one of ${expected}, found ${given.length}.`]
  const [key] = given
  if (key === undefined) return takes === 'one' ? [`<${name}> requires one of ${expected}.`] : []
  const [kinds, id] = [names[key] ?? [], props[key] ?? '']
  const resource = findResource(catalog, kinds, id)
  if (resource === undefined) return [`<${name} ${key}>: ${describeMissing(catalog, kinds, id)}`]
  return Object.entries(versions).flatMap(([field, need]) => {
    const version = props[field]
    if (version === undefined) return need === 'required' ? [`<${name}> requires "${field}".`] : []
    if (findResource(catalog, kinds, id, version) !== undefined) return []
    const known = listVersions(catalog, kinds, id)
    return [`<${name} ${field}>: ${id} has no version "${version}". Expected ${known.join(' or ')}.`]
  })
}

/** Computes what a drawing needs ahead of time, such as its layout, because rendering is synchronous. */
async function prepareDrawing(catalog: Catalog, name: DrawingName, props: DrawingProps): Promise<void> {
  if (name === 'CatalogGraph') await prepareLayout(buildPlan(buildGraphView(catalog, props)))
  else if (name === 'FlowWalk')
    await prepareFlow(buildFlowPlan(catalog, getResource(catalog, ['flow'], props.flow ?? '')))
  else if (name === 'EntityMap') await prepareEntities(buildEntityPlan(catalog, props.domain ?? ''))
  else if (name === 'LiveCatalog') await prepareLive(catalog, getLiveResource(catalog, props))
  else if (name === 'ResourcePage' || name === 'FileToPage') await preparePage(catalog, getNamed(catalog, props))
}

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
