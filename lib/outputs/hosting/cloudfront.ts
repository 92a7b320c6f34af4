import { securityHeaders } from './headers'
import { fillTemplate, type HostingFiles, type HostingInput } from './template'

/** The redirect table is compact, because CloudFront limits functions to 10 kB. */
function writeFunction({ redirects, basePath }: HostingInput): string {
  const plain = redirects.filter(({ from }) => !from.includes('{name}'))
  const patterns = redirects.filter(({ from }) => from.includes('{name}'))
  const rules = patterns.map(({ from, to }) => {
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
