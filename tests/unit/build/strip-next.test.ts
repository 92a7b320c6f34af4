import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { removeNextFiles, stripPage } from '@/lib/export/strip-next'

const folder = mkdtempSync(path.resolve('.cache/strip-next-'))
afterAll(() => rmSync(folder, { recursive: true }))

const own = '<script>document.title</script><script type="application/ld+json">{"name":"__proto__"}</script>'

describe('A page', () => {
  test.each([
    '<script src="/_next/static/chunks/a.js" async=""></script>',
    '<script src="/_next/static/chunks/a.js" noModule=""></script>',
    '<script src="/_next/static/chunks/a.js" id="_R_" async=""></script>',
    '<script id="_R_">(self.TURBOPACK||=[]).push({})</script>',
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script>self.__next_f.push([1,"0:{}"])</script>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  ])('loses %s and keeps its own scripts', (added) => {
    expect(stripPage(`<p>1</p>${added}${own}`, 'a.html')).toBe(`<p>1</p>${own}`)
  })

  test('may show such code as text', () => {
    const text = '<code>self.__next_f.push() &lt;script src="a.js"&gt;</code>'
    expect(stripPage(text, 'a.html')).toBe(text)
  })

  test('that contains the not-found page stops the build', () => {
    expect(() => stripPage('<link rel="preload" href="/_next/static/chunks/a.css" as="style"/>', 'a.html')).toThrow(
      /^a\.html {2}Found <link .*Use app\/global-not-found\.tsx\.$/,
    )
  })

  test('with an unknown runtime script stops the build', () => {
    expect(() => stripPage('<script>$RC("B:0","S:0")</script>', 'a.html')).toThrow(
      'a.html  Found <script>$RC("B:0","S:0")</script>. Expected no script of Next\'s runtime: update strip-next.ts.',
    )
  })
})

test('Payloads, client chunks and empty folders are removed, and every other file is kept', () => {
  const kept = ['docs/a.html', 'llms.txt.html', 'robots.txt', '_next/static/chunks/a.css', '_next/static/media/a.woff2']
  const removed = [
    'docs/a.txt',
    'docs/a/__next._tree.txt',
    'llms.txt.txt',
    '_not-found.html',
    '_not-found.txt',
    '_next/static/chunks/a.js',
    '_next/static/id/_buildManifest.js',
    '_next/static/id/_clientMiddlewareManifest.json',
  ]
  for (const name of [...kept, ...removed]) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), '')
  }
  expect(removeNextFiles(folder)).toBe(removed.length)
  const exists = (name: string) => existsSync(path.join(folder, name))
  expect(kept.filter(exists)).toEqual(kept)
  expect([...removed, 'docs/a', '_next/static/id'].filter(exists)).toEqual([])
})
