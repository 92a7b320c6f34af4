import type { AuthorComponent, PropSpec } from '@/lib/mdx/types'

export type CatalogComponent = Pick<AuthorComponent, 'props'>

const resourceTypes = ['service', 'event', 'command', 'query', 'domain', 'flow', 'channel', 'user', 'team', 'container']

/** Parses attribute names. Required ones end with `!`. */
function component(names: string, options: Record<string, readonly string[]> = {}): CatalogComponent {
  const props: Record<string, PropSpec> = {}
  for (const [, name = '', mark] of names.matchAll(/(\w+)(!?)/g))
    props[name] = { required: mark === '!', options: options[name] }
  return { props }
}

/** Components available in a catalog's MDX files at core 2.64.4, from the package's `components/MDX`. */
export const catalogComponents: Readonly<Record<string, CatalogComponent>> = {
  Accordion: component('title!'),
  AccordionGroup: component(''),
  Admonition: component('type title className', { type: ['info', 'warning', 'alert', 'danger'] }),
  Attachments: component('title description columns'),
  ChannelInformation: component(''),
  Design: component('file! title search'),
  DrawIO: component('url! title height'),
  EntityMap: component('id version collection entities maxHeight includeKey', { collection: ['domains', 'services'] }),
  EntityPropertiesTable: component(''),
  FigJam: component('url! title height'),
  File: component('file! title'),
  Flow: component('id! version mode includeKey walkthrough search maxHeight', { mode: ['simple', 'full'] }),
  Link: component('href!'),
  Lucid: component('diagramId! title height'),
  MermaidFileLoader: component('file!'),
  MessageTable: component('format limit showChannels', { format: ['all', 'sends', 'receives'] }),
  Miro: component('boardId! title height autoplay edit moveToViewport moveToWidget'),
  NodeGraph: component('id version type title mode search legend maxHeight', { mode: ['simple', 'full'] }),
  RemoteSchema: component('url! title headers jsonPath renderAs maxHeight', { renderAs: ['auto', 'schema', 'raw'] }),
  ResourceGroupTable: component('id! limit title subtitle description showOwners showTags'),
  ResourceLink: component('id! type! version', { type: resourceTypes }),
  Schema: component('file title lang'),
  SchemaViewer: component('file! id title maxHeight expand search showRequired'),
  Step: component('title!'),
  Steps: component('title'),
  TabItem: component('title'),
  Tabs: component('title'),
  Tile: component('title! description! href! icon iconColor openWindow'),
  Tiles: component('title columns'),
  // Only shows a note that `specifications` has replaced it.
  AsyncAPI: component(''),
  OpenAPI: component(''),
}
