import {
  copyHeaders,
  hashedCache,
  hashedFolder,
  pageCache,
  relayPath,
  relayTarget,
  securityHeaders,
  type Headers,
} from './headers'
import type { HostingFiles, HostingInput } from './types'

const toList = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))

/** In Vercel, later rules win, so the one for all files comes first. */
export function writeVercel({ redirects, basePath }: HostingInput): HostingFiles {
  const toSource = (address: string) => basePath + address.replace('{name}', ':name')
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'out',
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({
      source: toSource(from),
      destination: toSource(to),
      statusCode: 301,
    })),
    rewrites: [{ source: `${relayPath}/:path*`, destination: `${relayTarget}/:path*` }],
    headers: [
      { source: `${basePath}/(.*)`, headers: toList({ ...securityHeaders, ...pageCache }) },
      { source: `${basePath}${hashedFolder}/(.*)`, headers: toList(hashedCache) },
      { source: `${basePath}/(.*).md`, headers: toList(copyHeaders) },
    ],
  }
  return { 'vercel.json': `${JSON.stringify(config, null, 2)}\n` }
}
