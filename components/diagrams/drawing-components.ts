import { getDrawing, type DrawingName } from '@/lib/catalog/drawings'
import type { AuthorComponent, PropSpec } from '@/lib/mdx/types'
import { createTextDrawing } from './text-drawing'

/** The attributes that a drawing's tag takes: names of resources, versions, and a title. */
function toProps(name: DrawingName): Record<string, PropSpec> {
  const { names, versions = {} } = getDrawing(name)
  return Object.fromEntries([...Object.keys(names), ...Object.keys(versions), 'title'].map((key) => [key, {}]))
}

function toComponent(name: DrawingName, render: AuthorComponent['render'] = createTextDrawing(name)): AuthorComponent {
  return { render, props: toProps(name) }
}

/** Drawings of the example catalog. lib/catalog/drawings.ts says what each attribute may name. */
export const drawingComponents = {
  CatalogGraph: toComponent('CatalogGraph'),
  CatalogSidebar: toComponent('CatalogSidebar'),
  EntityMap: toComponent('EntityMap'),
  FileToPage: toComponent('FileToPage'),
  FlowWalk: toComponent('FlowWalk'),
  MessageTable: toComponent('MessageTable'),
  OwnersCard: toComponent('OwnersCard'),
  ResourcePage: toComponent('ResourcePage'),
  SchemaDiff: toComponent('SchemaDiff'),
  SchemaView: toComponent('SchemaView'),
  UbiquitousLanguage: toComponent('UbiquitousLanguage'),
} satisfies Record<DrawingName, AuthorComponent>
