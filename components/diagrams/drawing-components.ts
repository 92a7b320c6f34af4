import { getDrawing, type DrawingName } from '@/lib/catalog/drawings'
import type { AuthorComponent, PropSpec } from '@/lib/mdx/types'
import { CatalogGraph } from './catalog-graph'
import { CatalogSidebar } from './catalog-sidebar'
import { EntityMap } from './entity-map'
import { FileToPage, ResourcePage } from './resource-page'
import { FlowWalk } from './flow-walk'
import { LiveCatalog } from './live-catalog'
import { MessageTable, OwnersCard, UbiquitousLanguage } from './cards'
import { SchemaDiff } from './schema-diff'
import { SchemaView } from './schema-view'

/** A drawing's attributes: resource names, versions, and a title. */
function toProps(name: DrawingName): Record<string, PropSpec> {
  const { names, versions = {}, options = {} } = getDrawing(name)
  return {
    ...Object.fromEntries([...Object.keys(names), ...Object.keys(versions), 'title'].map((key) => [key, {}])),
    ...Object.fromEntries(Object.entries(options).map(([key, values]) => [key, { options: values }])),
  }
}

function toComponent(name: DrawingName, render: AuthorComponent['render']): AuthorComponent {
  return { render, props: toProps(name) }
}

/** Drawings of the example catalog. lib/catalog/drawings.ts defines which resources each attribute accepts. */
export const drawingComponents = {
  CatalogGraph: toComponent('CatalogGraph', CatalogGraph),
  CatalogSidebar: toComponent('CatalogSidebar', CatalogSidebar),
  EntityMap: toComponent('EntityMap', EntityMap),
  FileToPage: toComponent('FileToPage', FileToPage),
  FlowWalk: toComponent('FlowWalk', FlowWalk),
  LiveCatalog: toComponent('LiveCatalog', LiveCatalog),
  MessageTable: toComponent('MessageTable', MessageTable),
  OwnersCard: toComponent('OwnersCard', OwnersCard),
  ResourcePage: toComponent('ResourcePage', ResourcePage),
  SchemaDiff: toComponent('SchemaDiff', SchemaDiff),
  SchemaView: toComponent('SchemaView', SchemaView),
  UbiquitousLanguage: toComponent('UbiquitousLanguage', UbiquitousLanguage),
} satisfies Record<DrawingName, AuthorComponent>
