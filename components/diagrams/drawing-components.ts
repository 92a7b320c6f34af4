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

/** Drawings of the example catalog. lib/catalog/drawings.ts defines which resources each attribute accepts. */
const renderers: Record<DrawingName, AuthorComponent['render']> = {
  CatalogGraph,
  CatalogSidebar,
  EntityMap,
  FileToPage,
  FlowWalk,
  LiveCatalog,
  MessageTable,
  OwnersCard,
  ResourcePage,
  SchemaDiff,
  SchemaView,
  UbiquitousLanguage,
}

export const drawingComponents = Object.fromEntries(
  (Object.keys(renderers) as DrawingName[]).map((name) => [name, { render: renderers[name], props: toProps(name) }]),
) as Record<DrawingName, AuthorComponent>
