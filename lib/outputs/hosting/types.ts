import type { RedirectLine } from '../../routes/redirects/file'

/** Input for generating a host's files. */
export interface HostingInput {
  redirects: readonly Pick<RedirectLine, 'from' | 'to'>[]
  /** Path that the site is served from. Empty at the root of a host. */
  basePath: string
}

/** Files by path, relative to a host's folder. */
export type HostingFiles = Record<string, string>
