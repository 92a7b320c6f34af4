import { readRepository } from '../content/sources'
import { getBasePath } from '../kit/env'

/** Values that Next.js inlines into code. lib/kit/site.ts also runs in the browser, which has no other variables. */
export function listPublicVariables(): Record<string, string> {
  return {
    NEXT_PUBLIC_BASE_PATH: getBasePath(),
    NEXT_PUBLIC_SITE_NAME: process.env.NEXT_PUBLIC_SITE_NAME ?? '',
    NEXT_PUBLIC_SITE_TAGLINE: process.env.NEXT_PUBLIC_SITE_TAGLINE ?? '',
    NEXT_PUBLIC_REPOSITORY: readRepository() ?? '',
    NEXT_PUBLIC_SITE_INDEXABLE: process.env.SITE_INDEXABLE ?? '',
  }
}
