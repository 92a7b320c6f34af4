/** 24×24 outlines for each kind of resource and each area of the site. */
export const kindPaths = {
  event: 'M13 3 5 14h6l-1 7 8-11h-6z',
  command: 'M4 12h13m-5-6 6 6-6 6',
  query: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm4.8 11.3L20 20',
  service: 'M4 5h16v6H4zm0 8h16v6H4zm3-5h.01M7 16h.01',
  domain: 'M4 4h7v7H4zm9 0h7v7h-7zM4 13h7v7H4zm9 0h7v7h-7z',
  channel: 'M3 8h18M3 16h18M7 5l-3 3 3 3m10 2 3 3-3 3',
  entity: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zm0 9 8-4.5M12 12v9m0-9L4 7.5',
  flow: 'M5 4v16M5 8h9a3 3 0 0 1 0 8H5m14-4h.01',
  team: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zm8 0a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2 19c.5-3 3-5 6-5s5.5 2 6 5m2-5c3 0 5.5 2 6 5',
  user: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-7 10c.6-4 3.4-6 7-6s6.4 2 7 6',
  datastore:
    'M4 6c0-1.7 3.6-3 8-3s8 1.3 8 3-3.6 3-8 3-8-1.3-8-3zm0 0v12c0 1.7 3.6 3 8 3s8-1.3 8-3V6M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3',
  docs: 'M6 3h9l4 4v14H6zm8 0v5h5M9 12h7m-7 4h7',
  plugin: 'M9 3v5M15 3v5M6 8h12v4a6 6 0 0 1-12 0zm6 10v3',
  sdk: 'm8 7-5 5 5 5m8-10 5 5-5 5M14 4l-4 16',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm4.8 11.3L20 20',
  deploy: 'M12 16V4m-5 5 5-5 5 5M4 15v5h16v-5',
} as const

/** Outlines only used in drawings of pages. */
const itemPaths = {
  version: 'M12 4a8 8 0 1 1-7.4 5M4 4v5h5m3-1v4.5l3 2',
  link: 'M10 14 20 4m-6 0h6v6m-2 4v6H4V6h6',
  parameter: 'm5 5 5.5 14M19 5 8 19m6-14h-2',
} as const

/** Not in drawings of pages: search and deploy. */
const { datastore, docs, sdk, plugin, search: _search, deploy: _deploy, ...resources } = kindPaths

/** Outlines by class name. Data stores use the class `container`; terms use the book. */
const masks = { ...resources, container: datastore, term: docs, code: sdk, protocol: plugin, ...itemPaths }

/** Styles of `<i class="ki ki-event">`, which is shorter than SVG. `npm run icons` writes app/styles/kind-masks.css. */
export function writeKindMasks(): string {
  const head = '/* Written by `npm run icons` from lib/kit/icons/kinds.ts. */\n'
  const rules = Object.entries(masks).map(([name, path]) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" d="${path}"/></svg>`
    const url = svg.replaceAll('"', "'").replaceAll('#', '%23').replaceAll('<', '%3c').replaceAll('>', '%3e')
    return `.ki-${name} { --ki: url("data:image/svg+xml,${url}") }\n`
  })
  return head + rules.join('')
}
