import { getDrawing, type DrawingName, type DrawingProps, isDrawingName } from './drawings'
import { describeMissing, findResource, listById, getResource } from './find'
import type { Catalog } from './types'
import { prepareEntities } from './entities/layout'
import { buildEntityPlan } from './entities/plan'
import { prepareFlow, buildFlowPlan } from './flow/plan'
import { prepareLayout } from './graph/layout'
import { buildPlan } from './graph/plan'
import { buildGraphView } from './graph/view'
import { getLiveResource, prepareLive, preparePage } from './live'
import { getNamed } from './text/resource-page'
import { getCatalog, getDrawingsHash, loadCatalog } from './load'

/** Problems with a drawing tag's attributes, as messages for the author. Empty if everything it references exists. */
function checkDrawing(catalog: Catalog, name: DrawingName, props: DrawingProps): string[] {
  const { names, takes, versions = {} } = getDrawing(name)
  const [given, ...others] = Object.entries(names).filter(([key]) => props[key] !== undefined)
  const expected = `"${Object.keys(names).join('", "')}"`
  if (others.length > 0) return [`<${name}> accepts only one of ${expected}, found ${others.length + 1}.`]
  if (given === undefined) return takes === 'one' ? [`<${name}> requires one of ${expected}.`] : []
  const [key, kinds] = given
  const id = props[key] ?? ''
  const known = listById(catalog, kinds, id).map(({ version }) => version)
  if (known.length === 0) return [`<${name} ${key}>: ${describeMissing(catalog, kinds, id)}`]
  return Object.entries(versions).flatMap(([field, need]) => {
    const version = props[field]
    if (version === undefined) return need === 'required' ? [`<${name}> requires "${field}".`] : []
    if (findResource(catalog, kinds, id, version) !== undefined) return []
    return [`<${name} ${field}>: ${id} has no version "${version}". Expected ${known.join(' or ')}.`]
  })
}

/** Computes what a drawing needs ahead of time, such as its layout, because rendering is synchronous. */
async function prepareDrawing(catalog: Catalog, name: DrawingName, props: DrawingProps): Promise<unknown> {
  switch (name) {
    case 'CatalogGraph':
      return prepareLayout(buildPlan(buildGraphView(catalog, props)))
    case 'FlowWalk':
      return prepareFlow(buildFlowPlan(getResource(catalog, ['flow'], props.flow ?? '')))
    case 'EntityMap':
      return prepareEntities(buildEntityPlan(catalog, props.domain ?? ''))
    case 'LiveCatalog':
      return prepareLive(catalog, getLiveResource(catalog, props))
    case 'ResourcePage':
    case 'FileToPage':
      return preparePage(catalog, getNamed(catalog, props))
    default:
      return undefined
  }
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
