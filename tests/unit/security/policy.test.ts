import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findUnguardedScripts } from '../../support/guarded'
import { hashScript, listInlineScripts, writePolicy } from '@/lib/outputs/policy'
import { changePages, createPolicies, insertPolicy, listPageFiles } from '@/lib/export/page-files'

const none = { scripts: [], connections: [], pictures: [] }
const page = (...parts: string[]) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"/>${parts.join('')}</head><body></body></html>`

describe('Inline scripts', () => {
  it('are those that a browser runs, whatever surrounds them', () => {
    const html = page(
      '<script>a()</script>',
      '<SCRIPT type="module">\nb()\n</SCRIPT >',
      '<script type="application/ld+json">{"c":1}</script>',
      '<script src="/d.js" async=""></script>',
      '<script data-src="x">e()</script>',
      '<script type=speculationrules>{}</script>',
    )
    expect(listInlineScripts(html)).toEqual(['a()', '\nb()\n', 'e()', '{}'])
  })

  it('have the same hash as in a browser', () => {
    expect(hashScript('ü()')).toBe(`sha256-${createHash('sha256').update(Buffer.from('ü()', 'utf8')).digest('base64')}`)
  })
})

describe('The policy', () => {
  it('allows inline scripts only by hash, and eval only for WebAssembly', () => {
    const policy = writePolicy(['sha256-abc='], none)
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src'))
    expect(scripts).toBe("script-src 'self' 'wasm-unsafe-eval' 'sha256-abc='")
    expect(policy).not.toContain('frame-ancestors')
    expect(policy).not.toMatch(/https?:/)
  })

  it("precedes every script, or is rejected if it can't", () => {
    const html = insertPolicy(page('<script>a()</script>'), writePolicy([], none), 'x.html')
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'))
    expect(() => insertPolicy('<html><script>a()</script><meta charset="utf-8">', '', 'x.html')).toThrow(/^x\.html /)
  })
})

describe('Pages in an export', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'policy-'))
    mkdirSync(path.join(folder, 'docs'))
    mkdirSync(path.join(folder, '_content'))
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
    rmSync(folder, { recursive: true })
  })
  function protect() {
    const { collect, insert } = createPolicies()
    changePages(folder, listPageFiles(folder), [collect])
    changePages(folder, listPageFiles(folder), [insert])
  }
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

  it('allow the scripts of all pages, and nothing else', () => {
    write('index.html', page('<script>boot()</script><script type="application/json">{"a":1}</script>'))
    write('docs/a.html', page('<script>boot()</script><script>sidebar()</script>'))
    write('_content/part.html', '<li></li>')
    protect()
    expect(read('_content/part.html')).toBe('<li></li>')
    expect(findUnguardedScripts(folder)).toEqual([])
    for (const file of ['index.html', 'docs/a.html']) {
      expect(read(file).match(/sha256-/g)).toHaveLength(2)
      for (const text of ['boot()', 'sidebar()']) expect(read(file)).toContain(hashScript(text))
    }
  })

  it('are reported if a script was added after the policy', () => {
    write('index.html', page('<script>boot()</script>'))
    protect()
    write('index.html', read('index.html').replace('</body>', '<script>late()</script></body>'))
    write('docs/a.html', page('<script src="/a.js"></script>'))
    expect(findUnguardedScripts(folder)).toEqual(['docs/a.html: no policy', 'index.html: late()'])
  })

  it('stop the build if a script differs from page to page', () => {
    for (let number = 0; number < 30; number++) write(`${number}.html`, page(`<script>at(${number})</script>`))
    expect(protect).toThrow('30 inline scripts differ from page to page. Expected at most 12.')
  })

  it('allow the configured services, and no others', async () => {
    vi.stubEnv('NEXT_PUBLIC_ALGOLIA_APP_ID', 'APPID')
    vi.stubEnv('NEXT_PUBLIC_ALGOLIA_SEARCH_KEY', 'key')
    vi.stubEnv('NEXT_PUBLIC_ALGOLIA_INDEX', 'site')
    vi.stubEnv('NEXT_PUBLIC_GA_ID', 'G-ABC123')
    vi.stubEnv('NEXT_PUBLIC_POSTHOG_KEY', 'phc_abc')
    vi.stubEnv('NEXT_PUBLIC_POSTHOG_RELAY', 'https://relay.example/in')
    vi.resetModules()
    const { listServiceOrigins } = await import('@/lib/outputs/policy')
    const { scripts, connections } = listServiceOrigins()
    expect(scripts).toEqual(['https://*.googletagmanager.com'])
    expect(connections).toEqual(
      expect.arrayContaining(['https://APPID-dsn.algolia.net', 'https://insights.algolia.io', 'https://relay.example']),
    )
    vi.stubEnv('NEXT_PUBLIC_SITE_INDEXABLE', 'false')
    vi.resetModules()
    const preview = (await import('@/lib/outputs/policy')).listServiceOrigins()
    expect(preview.scripts).toEqual([])
    expect(preview.connections.filter((origin) => !origin.includes('algolia'))).toEqual([])
  })
})
