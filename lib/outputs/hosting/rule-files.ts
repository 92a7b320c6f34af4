import {
  copyHeaders,
  hashedCache,
  hashedFolder,
  relayPath,
  relayTarget,
  securityHeaders,
  type Headers,
  pageCache,
} from './headers'
import { fillTemplate, type HostingFiles, type HostingInput } from './template'

const toLines = (headers: Headers) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)

/** Both hosts revalidate pages by default, and several rules for the same header would be combined. */
function writeHeaderFile(basePath: string): string {
  return [
    `${basePath}/*`,
    ...toLines(securityHeaders),
    `${basePath}${hashedFolder}/*`,
    ...toLines(hashedCache),
    `${basePath}/*.md`,
    ...toLines(copyHeaders),
    '',
  ].join('\n')
}

function writeRedirectFile({ redirects, basePath }: HostingInput, status: string, relay: string[]): string {
  const toName = (address: string) => basePath + address.replace('{name}', ':name')
  return [...relay, ...redirects.map(({ from, to }) => `${toName(from)} ${toName(to)} ${status}`), ''].join('\n')
}

/** Netlify serves existing files before applying rules, unless they're forced, and every redirect also has a stub. */
export function writeNetlify(input: HostingInput): HostingFiles {
  return {
    _headers: writeHeaderFile(input.basePath),
    _redirects: writeRedirectFile(input, '301!', [`${relayPath}/* ${relayTarget}/:splat 200`]),
  }
}

/** The relay is a function, because redirect rules only proxy within the site. */
export function writeCloudflarePages(input: HostingInput): HostingFiles {
  return {
    'out/_headers': writeHeaderFile(input.basePath),
    'out/_redirects': writeRedirectFile(input, '301', []),
    [`functions${relayPath}/[[path]].js`]: fillTemplate('relay.js.txt', { relayTarget }),
  }
}

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
