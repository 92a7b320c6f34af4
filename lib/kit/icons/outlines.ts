import { brandFiles, type BrandName } from './brands'

/** Our own 24×24 outlines, for things without a logo in simple-icons or with one that's less clear. */
export const outlines = {
  document: 'M6 3h9l4 4v14H6zm8 0v5h5M9 12h7m-7 4h7',
  visualize: 'M4 9h5v6H4zm11-6h5v5h-5zm0 13h5v5h-5zM9 12h3m3-6.5h-3v13h3',
  design: 'M4 6h6v4H4zm10 8h6v4h-6zM7 10v3.5a2.5 2.5 0 0 0 2.5 2.5H14',
  change: 'M4 7h12m-3-3 3 3-3 3M20 17H8m3-3-3 3 3 3',
  ask: 'M4 5h16v11h-9l-4 4v-4H4zm4.5 4h7m-7 3h4',
  product: 'm12 3 9 5-9 5-9-5zM3 12l9 5 9-5M3 16l9 5 9-5',
  enterprise: 'M12 3l7 3v5c0 4.5-3 8-7 10-4-2-7-5.5-7-10V6zm-3 9 2 2 4-4',
  workshop: 'M4 4h7v7H4zm9 0h7v7h-7zM4 13h7v7H4zm9 3.5h7M16.5 13v7',
  mail: 'M3 6h18v12H3zm0 1 9 6 9-6',
  start: 'M5 21V4h13l-3 4 3 4H5',
  terminal: 'M3 5h18v14H3zm4 4 3 3-3 3m6 0h4',
  code: 'm8 7-5 5 5 5m8-10 5 5-5 5M14 4l-4 16',
  braces:
    'M9 4H7.5A1.5 1.5 0 0 0 6 5.5V10l-2 2 2 2v4.5A1.5 1.5 0 0 0 7.5 20H9m6-16h1.5A1.5 1.5 0 0 1 18 5.5V10l2 2-2 2v4.5a1.5 1.5 0 0 1-1.5 1.5H15',
  plugin: 'M9 3v5M15 3v5M6 8h12v4a6 6 0 0 1-12 0zm6 10v3',
  studio: 'M4 20l1-4L16 5l3 3L8 19zM13 8l3 3',
  blog: 'M4 5h13v14H6a2 2 0 0 1-2-2zm13 5h3v7a2 2 0 0 1-3 1.7M7.5 9h6m-6 3.5h6m-6 3.5h3.5',
  support:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-5.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM5.6 5.6l3.9 3.9m5 5 3.9 3.9m0-12.8-3.9 3.9m-5 5-3.9 3.9',
  demo: 'M4 5h16v12H4zm4 16h8m-6-12.5v5l4-2.5z',
  federation: 'M9 4h6v5H9zM3 15h6v5H3zm12 0h6v5h-6zm-3-6v3m-6 3v-3h12v3',
  // The rest represent integrations without a logo in simple-icons. They're our own drawings, not official logos.
  asyncapi: 'M3 8h13m-4-4 4 4-4 4m9 4H8m4-4-4 4 4 4',
  eventbridge: 'M2 17h20M5 17v-2a7 7 0 0 1 14 0v2m-9.5 0V8.6M14.5 17V8.6',
  glue: 'M4 4h10v10H4zm6 6h10v10H10z',
  confluent: 'M3 6c7 0 6 6 13 6h5M3 18c7 0 6-6 13-6m2-3 3 3-3 3',
  apicurio:
    'M9 4H7.5A1.5 1.5 0 0 0 6 5.5V10l-2 2 2 2v4.5A1.5 1.5 0 0 0 7.5 20H9m6-16h1.5A1.5 1.5 0 0 1 18 5.5V10l2 2-2 2v4.5a1.5 1.5 0 0 1-1.5 1.5H15m-5.5-8 2 2 3-4',
  gravitee: 'M8 4h8v16H8zM2 9h6M2 15h6m8-3h6m-3-3 3 3-3 3M11 12h2',
  hookdeck: 'M10 3h6m-3 0v12.5a4.5 4.5 0 0 1-9 0V12l3 3m-3-3-2 2.5M17 9h4m-4 4h4m-4 4h4',
  broker:
    'M9 9h6v6H9zM3 4.5h4v4H3zm14 0h4v4h-4zm-14 11h4v4H3zm14 0h4v4h-4zM7 7.5 9 9m8-1.5L15 9m-8 7.5L9 15m8 1.5L15 15',
  registry:
    'M4 6c0-1.7 3.6-3 8-3s8 1.3 8 3-3.6 3-8 3-8-1.3-8-3zm0 0v12c0 1.7 3.6 3 8 3s8-1.3 8-3V6M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3',
  gateway: 'M8 4h8v16H8zM2 12h6m8-4h6m-6 8h6m-3-11 3 3-3 3m0 2 3 3-3 3',
} as const

export type IconName = keyof typeof outlines | BrandName

export const iconNames: ReadonlySet<string> = new Set([...Object.keys(outlines), ...Object.keys(brandFiles)])

/** Icons of links on every page. In a separate file, because the menus' icons only load when a menu opens. */
export const linkIcons: readonly IconName[] = ['x', 'youtube', 'discord', 'github']
