import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { comparePages, readPageTexts, reportMark, writePreviewReport } from '@/tools/preview/compare'

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'preview-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const page = (title: string, main: string, frame = '') =>
  `<html><head><title>${title}</title><script src="/_next/static/${Math.random()}.js"></script></head><body><nav>${frame}</nav><main>${main}<script>${Math.random()}</script></main></body></html>`

function write(build: string, pages: Record<string, string>) {
  for (const [name, html] of Object.entries(pages)) {
    const file = path.join(folder, build, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, html)
  }
}

describe('The preview report', () => {
  it('lists added, removed and changed pages, and ignores frames and scripts', () => {
    write('before', {
      'index.html': page('Start', '<a href="/docs/a">A</a>', 'menu'),
      'docs/a.html': page('A', '<p>Text</p>'),
      'docs/b.html': page('B', '<img src="/img/one.svg">'),
      'docs/gone.html': page('Gone', ''),
      '404.html': page('Not found', 'x'),
    })
    write('after', {
      'index.html': page('Start', '<a href="/preview/pr-1/docs/a">A</a>', 'another menu'),
      'docs/a.html': page('A', '<p>Other text</p>'),
      'docs/b.html': page('B', '<img src="/preview/pr-1/img/two.svg">'),
      'docs/Über uns.html': page('A &amp; [new](x) @team', ''),
      'docs/gone.html': '<noscript><meta http-equiv="refresh" content="0; url=/docs/a"></noscript>',
      '404.html': page('Not found', 'y'),
    })
    const read = (build: string, base: string) => readPageTexts(path.join(folder, build), base)
    const changes = comparePages(read('before', ''), read('after', '/preview/pr-1'))
    expect(changes).toEqual({
      added: [{ path: '/docs/%C3%9Cber%20uns', title: 'A & [new](x) @team' }],
      changed: [
        { path: '/docs/a', title: 'A' },
        { path: '/docs/b', title: 'B' },
      ],
      removed: [{ path: '/docs/gone', title: 'Gone' }],
    })
    expect(writePreviewReport(changes, 'https://p.example/preview/pr-1/', 'https://site.example')).toBe(
      [
        reportMark,
        '## Preview: https://p.example/preview/pr-1/',
        '',
        '### Added (1)',
        '',
        '- [A & &#91;new&#93;&#40;x&#41; &#64;team](https://p.example/preview/pr-1/docs/%C3%9Cber%20uns) `/docs/%C3%9Cber%20uns`',
        '',
        '### Changed (2)',
        '',
        '- [A](https://p.example/preview/pr-1/docs/a) `/docs/a`',
        '- [B](https://p.example/preview/pr-1/docs/b) `/docs/b`',
        '',
        '### Removed (1)',
        '',
        '- [Gone](https://site.example/docs/gone) `/docs/gone`',
        '',
      ].join('\n'),
    )
  })

  it('names pages that look different and links to their screenshots', () => {
    const changes = { added: [], changed: [], removed: [] }
    const report = writePreviewReport(changes, 'https://p.example/', '', [{ path: '/a', title: 'A', amount: 0.5 }])
    expect(report).toContain('### Look different (1)\n\n- [A](https://p.example/a) `/a`')
    expect(report).toContain('(https://p.example/looks/index.html)')
    expect(report).not.toContain('No page differs.')
  })

  it('says so if nothing differs, and stays short if everything does', () => {
    const none = { added: [], changed: [], removed: [] }
    expect(writePreviewReport(none, 'https://p.example', '')).toContain('No page differs.')
    const many = Array.from({ length: 80 }, (_, number) => ({ path: `/${number}`, title: `${number}` }))
    expect(writePreviewReport({ ...none, changed: many }, 'https://p.example', '')).toContain('- and 30 more')
  })
})
