import { isPattern, readRedirectLines } from '../../routes/redirects/file'
import { ProblemList } from '../../kit/problems'
import {
  copyHeaders,
  fillTemplate,
  hashedCache,
  hashedFolder,
  type Headers,
  type HostingFiles,
  type HostingInput,
  pageCache,
  relayPath,
  relayTarget,
  securityHeaders,
  toHeaderLines,
  toHeaderList,
  toJson,
} from './headers'

/** Both hosts revalidate pages by default, and several rules for the same header would be combined. */
function writeHeaderFile(basePath: string): string {
  const toRule = (folder: string, headers: Headers) =>
    `${basePath}${folder}\n${toHeaderLines(headers, (name, value) => `  ${name}: ${value}`)}\n`
  return toRule('/*', securityHeaders) + toRule(`${hashedFolder}/*`, hashedCache) + toRule('/*.md', copyHeaders)
}

const toRuleName = (basePath: string, address: string) => basePath + address.replace('{name}', ':name')

const writeRedirectFile = ({ redirects, basePath }: HostingInput, status: string) =>
  redirects.map(({ from, to }) => `${toRuleName(basePath, from)} ${toRuleName(basePath, to)} ${status}\n`).join('')

/** Netlify serves existing files before applying rules, unless they're forced, and every redirect also has a stub. */
function writeNetlify(input: HostingInput): HostingFiles {
  const relay = `${relayPath}/* ${relayTarget}/:splat 200\n`
  return { _headers: writeHeaderFile(input.basePath), _redirects: relay + writeRedirectFile(input, '301!') }
}

/** The relay is a function, because redirect rules only proxy within the site. */
function writeCloudflarePages(input: HostingInput): HostingFiles {
  return {
    'out/_headers': writeHeaderFile(input.basePath),
    'out/_redirects': writeRedirectFile(input, '301'),
    [`functions${relayPath}/[[path]].js`]: fillTemplate('relay.js.txt', { relayTarget }),
  }
}

/** In Vercel, later rules win, so the one for all files comes first. */
function writeVercel({ redirects, basePath }: HostingInput): HostingFiles {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'out',
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({
      source: toRuleName(basePath, from),
      destination: toRuleName(basePath, to),
      statusCode: 301,
    })),
    rewrites: [{ source: `${relayPath}/:path*`, destination: `${relayTarget}/:path*` }],
    headers: [
      { source: `${basePath}/(.*)`, headers: toHeaderList({ ...securityHeaders, ...pageCache }) },
      { source: `${basePath}${hashedFolder}/(.*)`, headers: toHeaderList(hashedCache) },
      { source: `${basePath}/(.*).md`, headers: toHeaderList(copyHeaders) },
    ],
  }
  return { 'vercel.json': toJson(config) }
}

/** The redirect table is compact, because CloudFront limits functions to 10 kB. */
function writeFunction({ redirects, basePath }: HostingInput): string {
  const plain = redirects.filter((redirect) => !isPattern(redirect))
  const rules = redirects.filter(isPattern).map(({ from, to }) => {
    const [before = '', after = ''] = to.split('{name}')
    const pattern = from.replaceAll(/[.\\/]/g, '\\$&').replace('{name}', '([\\w.-]+)')
    return `  [/^${pattern}$/, ${JSON.stringify(before)}, ${JSON.stringify(after)}],`
  })
  return fillTemplate('viewer-request.js.txt', {
    base: JSON.stringify(basePath),
    old: plain.map(({ from, to }) => `  ${JSON.stringify(from)}: ${JSON.stringify(to)},`).join('\n'),
    patterns: rules.join('\n'),
  })
}

/** A response headers policy, in the format of `aws cloudfront create-response-headers-policy`. */
function writeHeaderPolicy(): string {
  const known =
    /^(Content-Security-Policy|Strict-Transport-Security|X-Frame-Options|X-Content-Type-Options|Referrer-Policy)$/
  const others = Object.entries(securityHeaders).filter(([name]) => !known.test(name))
  const config = {
    Name: 'eventcatalog-site',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: securityHeaders['Content-Security-Policy'] },
      ContentTypeOptions: { Override: true },
      FrameOptions: { Override: true, FrameOption: 'DENY' },
      ReferrerPolicy: { Override: true, ReferrerPolicy: securityHeaders['Referrer-Policy'] },
      StrictTransportSecurity: { Override: true, AccessControlMaxAgeSec: 31536000 },
    },
    CustomHeadersConfig: {
      Quantity: others.length,
      Items: others.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  }
  return toJson(config)
}

function writeCloudFront(input: HostingInput): HostingFiles {
  return { 'viewer-request.js': writeFunction(input), 'headers-policy.json': writeHeaderPolicy() }
}

const toCaddyLines = (headers: Headers) => toHeaderLines(headers, (name, value) => `\t\t${name} "${value}"`)

/** A query comes before the hash. */
const splitHash = (address: string) => [address.replace(/#.*/, ''), /#.*/.exec(address)?.[0] ?? ''] as const

/** The query is in a variable, because a literal `?` would also be appended without a query. */
function writeCaddy({ redirects, basePath }: HostingInput): HostingFiles {
  const rules = redirects.map(({ from, to }, index) => {
    const old = basePath + from
    const [page, end] = splitHash((basePath + to).replace('{name}', `{re.old${index}.1}`))
    const matcher = from.includes('{name}')
      ? `path_regexp old${index} ^${old.replaceAll('.', '\\.').replace('{name}', '([A-Za-z0-9._-]+)')}$`
      : `path ${old}`
    return `\t\t@old${index} ${matcher}\n\t\tredir @old${index} ${page}{asked}${end} 301`
  })
  const Caddyfile = fillTemplate('Caddyfile', {
    basePath,
    home: basePath || '/',
    hashedFolder: basePath + hashedFolder,
    relayPath,
    relayTarget,
    pageHeaders: toCaddyLines({ ...securityHeaders, ...pageCache }),
    hashedHeaders: toCaddyLines(hashedCache),
    copyHeaders: toCaddyLines(copyHeaders),
    redirects: rules.join('\n'),
  })
  return { Caddyfile }
}

const toNginxLines = (headers: Headers, indent = '') =>
  toHeaderLines(headers, (name, value) => `${indent}add_header ${name} "${value}" always;`)

function writeNginxRedirect(from: string, to: string): string {
  const [page, end] = splitHash(to.replace('{name}', '$name'))
  const target = `${page}$is_args$args${end}`
  if (!from.includes('{name}')) return `location = "${from}" { return 301 "${target}"; }\n`
  // The name is used in a header, so it only allows safe characters.
  const pattern = from.replaceAll('.', '\\.').replace('{name}', '(?<name>[A-Za-z0-9._-]+)')
  return `location ~ "^${pattern}$" { return 301 "${target}"; }\n`
}

/** `site.conf` belongs in `conf.d/` or `sites-enabled/`, the others in `snippets/`. */
function writeNginx({ redirects, basePath }: HostingInput): HostingFiles {
  const isInFolder = basePath !== ''
  const homeRedirect = `  if ($request_uri ~ "^${basePath}/+(\\?|$)") { return 301 "${basePath}$is_args$args"; }\n`
  return {
    'site.conf': fillTemplate('site.conf', {
      basePath,
      home: basePath || '/',
      hashedFolder: basePath + hashedFolder,
      folderNote: isInFolder ? ` (the export goes into the folder ${basePath} inside it)` : '',
      homeRedirect: isInFolder ? homeRedirect : '',
      pageHeaders: toNginxLines(pageCache, '  '),
      hashedHeaders: toNginxLines(hashedCache, '    '),
      copyHeaders: toNginxLines({ ...pageCache, ...copyHeaders }, '    '),
    }),
    'snippets/site-headers.conf': `${toNginxLines(securityHeaders)}\n`,
    'snippets/site-redirects.conf': redirects
      .map(({ from, to }) => writeNginxRedirect(basePath + from, basePath + to))
      .join(''),
    'snippets/site-relay.conf': fillTemplate('site-relay.conf', { relayPath, relayHost: new URL(relayTarget).host }),
  }
}

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

/** All hosting files, by path in the hosting folder. @throws ContentError if redirects.json is invalid */
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
