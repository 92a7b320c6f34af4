import { boards } from './boards'
import { buildEntityPlan, prepareEntities } from './entities'
import { describeMissing, findResource, getResource, listById } from './find'
import { buildFlowPlan, prepareFlow } from './flow/plan'
import { prepareLayout } from './graph/layout'
import { buildPlan } from './graph/plan'
import { buildGraphView } from './graph/view'
import { getLiveResource, liveViews, prepareLive, preparePage, toLiveText } from './live'
import { getCatalog, getDrawingsHash, loadCatalog } from './load'
import { toFlowText } from './text/flow-walk'
import { toGraphText } from './text/graph'
import { getNamed, kindProps, toFileText, toPageText } from './text/resource-page'
import { toDiffText, toSchemaText } from './text/schemas'
import { toEntityText, toLanguageText, toOwnersText, toSidebarText, toTableText } from './text/tables'
import { messageKinds, resourceKinds, type Catalog, type ResourceKind } from './types'

/** Attributes of a tag, as the author typed them. */
type DrawingProps = Record<string, string | undefined>

interface DrawingSpec {
  /** Attributes that reference a resource, and the kinds each one accepts. */
  names: Record<string, readonly ResourceKind[]>
  /** Whether a tag can do without these attributes. */
  isOptional?: boolean
  /** Attributes that pin a version of the referenced resource, and whether each is required. */
  versions?: Record<string, 'required' | 'optional'>
  /** Other attributes, with the values each accepts. */
  options?: Record<string, readonly string[]>
  /** Text alternative of the drawing, in Markdown. */
  text: (catalog: Catalog, props: DrawingProps) => string
  /** Computes layouts ahead of time, because rendering is synchronous. */
  prepare?: (catalog: Catalog, props: DrawingProps) => Promise<unknown>
}

const ofMessage = { message: messageKinds }
const ofDomain = { domain: ['domain'] } as const
const ofPage: Pick<DrawingSpec, 'names' | 'versions' | 'prepare'> = {
  names: kindProps,
  versions: { version: 'optional' },
  prepare: (catalog, props) => preparePage(catalog, getNamed(catalog, props)),
}

/** All drawings of the example catalog that authors can use. Demonstrated in docs/contributing/components. */
export const drawings = {
  CatalogGraph: {
    names: { ...ofDomain, service: ['service'], ...ofMessage, flow: ['flow'], channel: ['channel'] },
    isOptional: true,
    text: toGraphText,
    prepare: (catalog, props) => prepareLayout(buildPlan(buildGraphView(catalog, props))),
  },
  FlowWalk: {
    names: { flow: ['flow'] },
    text: toFlowText,
    prepare: (catalog, { flow = '' }) => prepareFlow(buildFlowPlan(getResource(catalog, ['flow'], flow))),
  },
  EntityMap: {
    names: ofDomain,
    text: toEntityText,
    prepare: (catalog, { domain = '' }) => prepareEntities(buildEntityPlan(catalog, domain)),
  },
  SchemaView: {
    names: ofMessage,
    versions: { version: 'optional' },
    options: { imported: ['1', '2', '3'] },
    text: toSchemaText,
  },
  SchemaDiff: {
    names: ofMessage,
    versions: { from: 'required', to: 'required' },
    options: { view: ['fields', 'changelog'] },
    text: toDiffText,
  },
  MessageTable: { names: { service: ['service'], ...ofDomain }, text: toTableText },
  ResourcePage: { ...ofPage, options: { board: Object.keys(boards) }, text: toPageText },
  CatalogSidebar: { names: { open: resourceKinds }, isOptional: true, text: toSidebarText },
  UbiquitousLanguage: { names: ofDomain, text: toLanguageText },
  OwnersCard: { names: { of: resourceKinds, team: ['team'], user: ['user'] }, text: toOwnersText },
  LiveCatalog: {
    names: { resource: resourceKinds },
    versions: { version: 'optional' },
    options: { view: liveViews },
    text: toLiveText,
    prepare: (catalog, props) => prepareLive(catalog, getLiveResource(catalog, props)),
  },
  FileToPage: { ...ofPage, text: toFileText },
} satisfies Record<string, DrawingSpec>

export type DrawingName = keyof typeof drawings

export const isDrawingName = (name: string): name is DrawingName => Object.hasOwn(drawings, name)

export const getDrawing = (name: DrawingName): DrawingSpec => drawings[name]

/** Problems with a drawing tag's attributes, as messages for the author. Empty if everything it references exists. */
function checkDrawing(catalog: Catalog, name: DrawingName, props: DrawingProps): string[] {
  const { names, isOptional = false, versions = {} } = getDrawing(name)
  const [given, ...others] = Object.entries(names).filter(([key]) => props[key] !== undefined)
  const expected = `"${Object.keys(names).join('", "')}"`
  if (others.length > 0) return [`<${name}> accepts only one of ${expected}, found ${others.length + 1}.`]
  if (given === undefined) return isOptional ? [] : [`<${name}> requires one of ${expected}.`]
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

/** Drawings of the example catalog, in the shape lib/mdx expects when it compiles a page. */
export const catalogDrawings = {
  has: isDrawingName,
  /** @throws ContentError if the example catalog is invalid */
  load: loadCatalog,
  async prepare(name: string, props: DrawingProps): Promise<string[]> {
    if (!isDrawingName(name)) return [`<${name}> is not a drawing.`]
    const catalog = getCatalog()
    const mistakes = checkDrawing(catalog, name, props)
    if (mistakes.length === 0) await getDrawing(name).prepare?.(catalog, props)
    return mistakes
  },
  getHash: getDrawingsHash,
}
