/** One attribute of a component that authors of catalogs type. */
export interface ComponentProp {
  required?: boolean
  /** The values that it takes, where they are listed. */
  options?: readonly string[]
}

export interface CatalogComponent {
  props: Readonly<Record<string, ComponentProp>>
}

const required: ComponentProp = { required: true }
const optional: ComponentProp = {}
const resourceTypes = ['service', 'event', 'command', 'query', 'domain', 'flow', 'channel', 'user', 'team', 'container']

/** A component whose required attributes end with `!`. */
function component(names: string, options: Record<string, readonly string[]> = {}): CatalogComponent {
  const props = names
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => {
      const key = name.replace(/!$/, '')
      const prop = name.endsWith('!') ? required : optional
      return [key, options[key] === undefined ? prop : { ...prop, options: options[key] }] as const
    })
  return { props: Object.fromEntries(props) }
}

/** The components that MDX files of a catalog may use at core 2.64.4, from `components/MDX` of the package. */
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
  // They only say that `specifications` has taken their place.
  AsyncAPI: component(''),
  OpenAPI: component(''),
}
