import path from 'node:path'

/** What to do when a check finds a problem: fail the build, print a warning, or ignore it. */
export type Reaction = 'throw' | 'warn' | 'ignore'

const reactions: readonly string[] = ['throw', 'warn', 'ignore']

function toReaction(name: string, fallback: Reaction): Reaction {
  const value = process.env[name]
  if (value === undefined || value === '') return fallback
  if (!reactions.includes(value)) {
    throw new Error(`${name}: expected throw, warn or ignore, got "${value}".`)
  }
  return value as Reaction
}

/** Absolute path of the content folder. */
export function getContentDir(): string {
  return path.resolve(process.env.CONTENT_DIR || 'content')
}

/**
 * Whether CONTENT_DIR points to content for another site. Unknown features are warnings there, but errors in our own
 * content. CONTENT_STRICT=true applies our rules to any content.
 */
export function isForeignTree(): boolean {
  if (process.env.CONTENT_STRICT === 'true') return false
  return !isOwnTree()
}

/**
 * Whether content may run code at build time, as in Docusaurus. CONTENT_TRUST decides; without it, only the content of
 * a Docusaurus site may.
 * @param isSite whether the content has a Docusaurus configuration
 * @throws if CONTENT_TRUST has an unknown value
 */
export function isTrusted(isSite: boolean): boolean {
  const value = process.env.CONTENT_TRUST || (isSite ? 'code' : 'literal')
  if (value !== 'code' && value !== 'literal')
    throw new Error(`CONTENT_TRUST: expected code or literal, got "${value}".`)
  return value === 'code'
}

/** Menus are defined for our own content. For other content, missing targets are left out. */
export function isOwnTree(): boolean {
  return getContentDir() === path.resolve('content')
}

/** Path that the site is served from (`/preview/pr-12`), without a trailing slash. */
export function getBasePath(): string {
  const value = (process.env.BASE_PATH ?? '').replace(/\/+$/, '')
  if (value !== '' && !value.startsWith('/')) {
    throw new Error(`BASE_PATH: expected a path that starts with "/", such as "/preview", got "${value}".`)
  }
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
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    throw new Error(`BUILD_DATE: expected a date such as 2025-01-31, got "${value}".`)
  }
  return value
}

/** Drafts are shown in development (`npm run dev` enables them), but never exported. */
export function areDraftsShown(): boolean {
  return process.env.CONTENT_DRAFTS === 'true'
}

/**
 * Settings for `npm run search:push`: the admin key, which must never reach a browser, and the target.
 * @throws if a variable is missing
 */
export function getPushSettings(): { appId: string; adminKey: string; index: string; host: string | undefined } {
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
