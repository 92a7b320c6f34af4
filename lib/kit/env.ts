import path from 'node:path'

const reactions = ['throw', 'warn', 'ignore'] as const

/** What to do when a check finds a problem: fail the build, print a warning, or ignore it. */
export type Reaction = (typeof reactions)[number]

function toReaction(name: string, fallback: Reaction): Reaction {
  const value = process.env[name] || fallback
  const reaction = reactions.find((known) => known === value)
  if (reaction === undefined) throw new Error(`${name}: expected throw, warn or ignore, got "${value}".`)
  return reaction
}

/** Absolute path of the content folder. */
export const getContentDir = () => path.resolve(process.env.CONTENT_DIR || 'content')

/** Whether unknown features are warnings: in another site's content, without CONTENT_STRICT=true. */
export const isForeignTree = () => process.env.CONTENT_STRICT !== 'true' && !isOwnTree()

/** Whether content may run code at build time: CONTENT_TRUST decides. By default, only Docusaurus sites may. */
export function isTrusted(isDocusaurus: boolean): boolean {
  const value = process.env.CONTENT_TRUST || (isDocusaurus ? 'code' : 'literal')
  if (value !== 'code' && value !== 'literal')
    throw new Error(`CONTENT_TRUST: expected code or literal, got "${value}".`)
  return value === 'code'
}

/** Menus are defined for our own content. For other content, missing targets are left out. */
export const isOwnTree = () => getContentDir() === path.resolve('content')

/** Path that the site is served from (`/preview/pr-12`), without a trailing slash. */
export function getBasePath(): string {
  const value = (process.env.BASE_PATH ?? '').replace(/\/+$/, '')
  if (value !== '' && !value.startsWith('/'))
    throw new Error(`BASE_PATH: expected a path that starts with "/", such as "/preview", got "${value}".`)
  return value
}

export function getReactions() {
  return {
    brokenLinks: toReaction('ON_BROKEN_LINKS', 'throw'),
    brokenMarkdownLinks: toReaction('ON_BROKEN_MARKDOWN_LINKS', 'warn'),
    brokenAnchors: toReaction('ON_BROKEN_ANCHORS', 'warn'),
    duplicateRoutes: toReaction('ON_DUPLICATE_ROUTES', 'warn'),
  }
}

/** Folder of the example catalog, relative to the repository root. */
export const CATALOG_DIR = 'examples/parcelwise'

/** The build date, such as `2025-01-31`. */
export function getBuildDate(): string {
  const value = process.env.BUILD_DATE
  if (!value) return new Date().toISOString().slice(0, 10)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value))
    throw new Error(`BUILD_DATE: expected a date such as 2025-01-31, got "${value}".`)
  return value
}

/** Drafts are shown in development (`npm run dev` enables them), but never exported. */
export const areDraftsShown = () => process.env.CONTENT_DRAFTS === 'true'

/** Target of `npm run search:push`, and its key, which must never reach a browser. @throws if a variable is missing */
export function getPushSettings() {
  const get = (name: string) => {
    const value = process.env[name] ?? ''
    if (value === '') throw new Error(`${name}: expected a value. It’s needed to send records.`)
    return value
  }
  return {
    appId: get('NEXT_PUBLIC_ALGOLIA_APP_ID'),
    adminKey: get('ALGOLIA_ADMIN_KEY'),
    index: get('NEXT_PUBLIC_ALGOLIA_INDEX'),
    host: process.env.ALGOLIA_HOST || undefined,
  }
}
