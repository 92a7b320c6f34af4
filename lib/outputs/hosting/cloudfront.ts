import { securityHeaders } from './headers'
import type { HostingFiles, HostingInput } from './types'

/** The redirect table is compact, because CloudFront limits functions to 10 kB. */
function writeFunction({ redirects, basePath }: HostingInput): string {
  const plain = redirects.filter(({ from }) => !from.includes('{name}'))
  const patterns = redirects.filter(({ from }) => from.includes('{name}'))
  const rules = patterns.map(({ from, to }) => {
    const [before = '', after = ''] = to.split('{name}')
    const pattern = from.replaceAll(/[.\\/]/g, '\\$&').replace('{name}', '([\\w.-]+)')
    return `  [/^${pattern}$/, ${JSON.stringify(before)}, ${JSON.stringify(after)}],`
  })
  return `// CloudFront function (cloudfront-js-2.0) for viewer requests: one address per page, redirects, and page files.
const base = ${JSON.stringify(basePath)}
const old = {
${plain.map(({ from, to }) => `  ${JSON.stringify(from)}: ${JSON.stringify(to)},`).join('\n')}
}
const patterns = [
${rules.join('\n')}
]

function toQuery(querystring) {
  const parts = []
  for (const name in querystring) {
    const values = querystring[name].multiValue || [querystring[name]]
    for (const one of values) parts.push(one.value === '' ? name : name + '=' + one.value)
  }
  return parts.length === 0 ? '' : '?' + parts.join('&')
}

function lead(request, target) {
  const parts = target.split('#')
  const value = parts[0] + toQuery(request.querystring) + (parts[1] ? '#' + parts[1] : '')
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: value } } }
}

function handler(event) {
  const request = event.request
  // Leading double slashes would redirect to another host.
  const uri = request.uri.replace(/\\/{2,}/g, '/')
  const clean = uri.replace(/\\/index\\.html$|\\.html$/, '').replace(/\\/+$/, '') || '/'
  if (clean !== uri && uri !== base + '/') return lead(request, clean)
  if (uri.indexOf(base) !== 0) return request
  const path = clean.slice(base.length) || '/'
  if (Object.prototype.hasOwnProperty.call(old, path)) return lead(request, base + old[path])
  for (const rule of patterns) {
    const found = rule[0].exec(path)
    if (found) return lead(request, base + rule[1] + found[1] + rule[2])
  }
  // llms.txt in a folder is a page. Everything else with an extension is a file.
  const isFile = /\\.[a-z0-9]+$/i.test(path) && !/\\/.+\\/llms\\.txt$/.test(path)
  request.uri = path === '/' ? base + '/index.html' : isFile ? uri : uri + '.html'
  return request
}
`
}

/** A response headers policy, in the format of `aws cloudfront create-response-headers-policy`. */
function writeHeaderPolicy(): string {
  const known = ['Strict-Transport-Security', 'X-Frame-Options', 'X-Content-Type-Options', 'Referrer-Policy']
  const others = Object.entries(securityHeaders).filter(
    ([name]) => !known.includes(name) && name !== 'Content-Security-Policy',
  )
  const config = {
    Name: 'eventcatalog-site',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: securityHeaders['Content-Security-Policy'],
      },
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
  return `${JSON.stringify(config, null, 2)}\n`
}

export function writeCloudFront(input: HostingInput): HostingFiles {
  return { 'viewer-request.js': writeFunction(input), 'headers-policy.json': writeHeaderPolicy() }
}
