import { liveViews, toLiveText } from './live'
import { toFileText, kindProps, toPageText } from './text/resource-page'
import { toFlowText } from './text/flow-walk'
import { toEntityText, toLanguageText, toTableText, toOwnersText, toSidebarText } from './text/tables'
import { toGraphText } from './text/graph'
import { toDiffText, toSchemaText } from './text/schemas'
import type { TextBlock } from './text/blocks'
import { messageKinds, resourceKinds, type Catalog, type ResourceKind } from './types'

/** Attributes of a tag, as the author typed them. */
export type DrawingProps = Record<string, string | undefined>

export interface DrawingSpec {
  /** Attributes that reference a resource, and the kinds each one accepts. */
  names: Record<string, readonly ResourceKind[]>
  /** How many of these attributes a tag accepts. */
  takes: 'one' | 'one or none'
  /** Attributes that pin a version of the referenced resource, and whether each is required. */
  versions?: Record<string, 'required' | 'optional'>
  /** Other attributes, with the values each accepts. */
  options?: Record<string, readonly string[]>
  /** Text alternative of the drawing. */
  text: (catalog: Catalog, props: DrawingProps) => TextBlock[]
}

/** All drawings of the example catalog that authors can use. Demonstrated in docs/contributing/components. */
export const drawings = {
  CatalogGraph: {
    names: { domain: ['domain'], service: ['service'], message: messageKinds, flow: ['flow'], channel: ['channel'] },
    takes: 'one or none',
    text: toGraphText,
  },
  FlowWalk: { names: { flow: ['flow'] }, takes: 'one', text: toFlowText },
  EntityMap: { names: { domain: ['domain'] }, takes: 'one', text: toEntityText },
  SchemaView: { names: { message: messageKinds }, takes: 'one', versions: { version: 'optional' }, text: toSchemaText },
  SchemaDiff: {
    names: { message: messageKinds },
    takes: 'one',
    versions: { from: 'required', to: 'required' },
    options: { view: ['fields', 'changelog'] },
    text: toDiffText,
  },
  MessageTable: { names: { service: ['service'], domain: ['domain'] }, takes: 'one', text: toTableText },
  ResourcePage: { names: kindProps, takes: 'one', versions: { version: 'optional' }, text: toPageText },
  CatalogSidebar: { names: { open: resourceKinds }, takes: 'one or none', text: toSidebarText },
  UbiquitousLanguage: { names: { domain: ['domain'] }, takes: 'one', text: toLanguageText },
  OwnersCard: { names: { of: resourceKinds, team: ['team'], user: ['user'] }, takes: 'one', text: toOwnersText },
  LiveCatalog: {
    names: { resource: resourceKinds },
    takes: 'one',
    versions: { version: 'optional' },
    options: { view: liveViews },
    text: toLiveText,
  },
  FileToPage: { names: kindProps, takes: 'one', versions: { version: 'optional' }, text: toFileText },
} satisfies Record<string, DrawingSpec>

export type DrawingName = keyof typeof drawings

export function isDrawingName(name: string): name is DrawingName {
  return Object.hasOwn(drawings, name)
}

export function getDrawing(name: DrawingName): DrawingSpec {
  return drawings[name]
}
