import { isPattern } from '../../routes/redirects/expand'
import { readRedirectLines } from '../../routes/redirects/file'
import { ProblemList } from '../../kit/problems'
import { writeCaddy } from './caddy'
import { writeCloudFront } from './cloudfront'
import { writeNginx } from './nginx'
import { writeCloudflarePages, writeNetlify } from './rule-files'
import type { HostingFiles, HostingInput } from './types'
import { writeVercel } from './vercel'

export const hostingFolder = 'hosting'

const hosts: Record<string, (input: HostingInput) => HostingFiles> = {
  caddy: writeCaddy,
  'cloudflare-pages': writeCloudflarePages,
  // Branches of GitHub Pages go through a program that leaves folders out whose names begin with `_`.
  'github-pages': () => ({ '.nojekyll': '' }),
  netlify: writeNetlify,
  nginx: writeNginx,
  's3-cloudfront': writeCloudFront,
  vercel: writeVercel,
}

/**
 * Every file of every host, by its path below the hosting folder, from redirects.json.
 * @throws ContentError when redirects.json cannot be read
 */
export function buildHostingFiles(basePath: string): HostingFiles {
  const problems = new ProblemList()
  const redirects = readRedirectLines(problems)
  problems.assertNoErrors()
  // Some hosts want patterns last, and none minds.
  const sorted = [...redirects].sort((a, b) => Number(isPattern(a)) - Number(isPattern(b)))
  return Object.fromEntries(
    Object.entries(hosts).flatMap(([host, write]) =>
      Object.entries(write({ redirects: sorted, basePath })).map(([name, text]) => [`${host}/${name}`, text]),
    ),
  )
}
