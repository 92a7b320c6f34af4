import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import { describe, expect, it } from 'vitest'
import { buildHostingFiles, hostingFolder } from '@/lib/outputs/hosting/files'
import { parseRedirects } from '@/lib/routes/redirects/file'
import { ProblemList } from '@/lib/kit/problems'

const files = buildHostingFiles('')
const lines = parseRedirects(readFileSync('redirects.json', 'utf8'), new ProblemList())

describe('The host files', () => {
  it('are up to date with redirects.json and the headers (if not: npm run hosting)', () => {
    const there = readdirSync(hostingFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(path.join(hostingFolder, name)).isFile(),
    )
    expect(there.sort()).toEqual(Object.keys(files).sort())
    const old = Object.entries(files).filter(
      ([name, text]) => readFileSync(path.join(hostingFolder, name), 'utf8') !== text,
    )
    expect(old.map(([name]) => name)).toEqual([])
  })

  it.each([
    'caddy/Caddyfile',
    'cloudflare-pages/out/_redirects',
    'netlify/_redirects',
    'nginx/snippets/site-redirects.conf',
    's3-cloudfront/viewer-request.js',
    'vercel/vercel.json',
  ])('%s redirects every old URL', (name) => {
    const text = files[name] ?? ''
    expect(lines.filter(({ from }) => !from.includes('{name}') && !text.includes(from))).toEqual([])
    expect(text).toMatch(/sdk\\?\/functions/)
  })

  it.each([
    'caddy/Caddyfile',
    'cloudflare-pages/out/_headers',
    'netlify/_headers',
    'nginx/snippets/site-headers.conf',
    's3-cloudfront/headers-policy.json',
    'vercel/vercel.json',
  ])('%s controls who may frame a page and disables MIME sniffing', (name) => {
    expect(files[name]).toContain("frame-ancestors 'none'")
    expect(files[name]).toMatch(/nosniff|ContentTypeOptions/)
    expect(files[name]).not.toContain('sha256-')
  })

  it('include the base path', () => {
    const below = buildHostingFiles('/catalog')
    expect(below['nginx/snippets/site-redirects.conf']).toContain(
      'location = "/catalog/docs/installation" { return 301 "/catalog/docs/',
    )
    expect(below['nginx/site.conf']).toContain('error_page 404 /catalog/404.html')
    expect(below['netlify/_redirects']).toContain('\n/catalog/docs/installation /catalog/docs/')
  })

  it("stay within CloudFront's size limit for functions", () => {
    expect(Buffer.byteLength(files['s3-cloudfront/viewer-request.js'] ?? '')).toBeLessThanOrEqual(10_240)
  })
})

describe('The CloudFront function', () => {
  interface Answer {
    uri?: string
    statusCode?: number
    headers?: { location: { value: string } }
  }
  const run = (uri: string, querystring: Record<string, { value: string }> = {}) => {
    const code = `${files['s3-cloudfront/viewer-request.js']}\nhandler(event)`
    const event = { request: { uri, querystring, headers: {} } }
    const { statusCode, headers, uri: file } = vm.runInNewContext(code, { event }) as Answer
    return statusCode === undefined ? file : `${statusCode} ${headers?.location.value}`
  }

  it.each([
    ['/', '/index.html'],
    ['/docs/api/event', '/docs/api/event.html'],
    ['/index%20copy', '/index%20copy.html'],
    ['/docs/development/developer-tools/llms.txt', '/docs/development/developer-tools/llms.txt.html'],
    ['/llms.txt', '/llms.txt'],
    ['/_next/static/a.js', '/_next/static/a.js'],
    ['/docs/api/', '301 /docs/api'],
    ['/docs/api/event.html', '301 /docs/api/event'],
    ['/docs/api/index.html', '301 /docs/api'],
    ['/index.html', '301 /'],
    ['//evil.example/index.html', '301 /evil.example'],
    ['/docs/installation', '301 /docs/development/starting-a-new-project/installation'],
    ['/docs/sdk/functions/getEvent', '301 /docs/sdk/function/getEvent'],
    ['/constructor', '/constructor.html'],
  ])('answers %s with %s', (uri, expected) => {
    expect(run(uri)).toBe(expected)
  })

  it('keeps the query', () => {
    expect(run('/docs/api/', { a: { value: '1' }, b: { value: '' } })).toBe('301 /docs/api?a=1&b')
  })
})
