import type { RedirectLine } from '../../routes/redirects/file'

/** What the files of a host are written from. */
export interface HostingInput {
  redirects: readonly Pick<RedirectLine, 'from' | 'to'>[]
  /** Folder that the site is served from; empty at the root of a host. */
  basePath: string
}

/** Files by their path below the folder of a host. */
export type HostingFiles = Record<string, string>
