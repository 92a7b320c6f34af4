import { isPattern, readRedirectLines } from '../../routes/redirects/file'
import { ProblemList } from '../../kit/problems'
import { writeCaddy, writeNginx } from './servers'
import { writeCloudFront } from './cloudfront'
import { writeCloudflarePages, writeNetlify, writeVercel } from './rule-files'
import type { HostingFiles, HostingInput } from './template'

export const hostingFolder = 'hosting'

const hosts: Record<string, (input: HostingInput) => HostingFiles> = {
  caddy: writeCaddy,
  'cloudflare-pages': writeCloudflarePages,
  // GitHub Pages runs branches through Jekyll, which drops folders that start with `_`.
  'github-pages': () => ({ '.nojekyll': '' }),
  netlify: writeNetlify,
  nginx: writeNginx,
  's3-cloudfront': writeCloudFront,
  vercel: writeVercel,
}

/**
 * Generates all hosting files from redirects.json, by path relative to the hosting folder.
 * @throws ContentError if redirects.json is invalid
 */
export function buildHostingFiles(basePath: string): HostingFiles {
  const problems = new ProblemList()
  const redirects = readRedirectLines(problems)
  problems.assertNoErrors()
  // Some hosts require patterns last. The others don't care.
  const sorted = [...redirects].sort((a, b) => Number(isPattern(a)) - Number(isPattern(b)))
  return Object.fromEntries(
    Object.entries(hosts).flatMap(([host, write]) =>
      Object.entries(write({ redirects: sorted, basePath })).map(([name, text]) => [`${host}/${name}`, text]),
    ),
  )
}
