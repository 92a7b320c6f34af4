import path from 'node:path'

/** What happens when a check finds something: stop the build, tell, or say nothing. */
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

/** Folder of the content tree, absolute. */
export function getContentDir(): string {
  return path.resolve(process.env.CONTENT_DIR || 'content')
}

/**
 * A tree given as CONTENT_DIR was written for another site: what this site does not know becomes a warning there,
 * and an error in our own tree. CONTENT_STRICT=true asks for our rules in any tree.
 */
export function isForeignTree(): boolean {
  if (process.env.CONTENT_STRICT === 'true') return false
  return !isOwnTree()
}

/** Menus are written for our own tree; in another one they lead to what it happens to have. */
export function isOwnTree(): boolean {
  return getContentDir() === path.resolve('content')
}

/** The folder that the site is served from (`/preview/pr-12`), without a slash at the end. */
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

/** The day that "today" means in this build, as `2025-01-31`. */
export function getBuildDate(): string {
  const value = process.env.BUILD_DATE
  if (!value) return new Date().toISOString().slice(0, 10)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    throw new Error(`BUILD_DATE: expected a date such as 2025-01-31, got "${value}".`)
  }
  return value
}

/** Drafts are shown while somebody writes (`npm run dev` asks for it), and never in an export. */
export function areDraftsShown(): boolean {
  return process.env.CONTENT_DRAFTS === 'true'
}

/**
 * What `npm run search:push` needs: the key that may write, which no browser must see, and where to send records.
 * @throws when a variable is missing
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
