import { readRepository } from '../content/sources'
import { getBasePath } from '../kit/env'

/** What Next.js writes into code in the place of names: lib/kit/site.ts also runs in the browser, which knows no others. */
export function listPublicVariables(): Record<string, string> {
  return {
    NEXT_PUBLIC_BASE_PATH: getBasePath(),
    NEXT_PUBLIC_REPOSITORY: readRepository() ?? '',
    NEXT_PUBLIC_SITE_INDEXABLE: process.env.SITE_INDEXABLE ?? '',
  }
}
