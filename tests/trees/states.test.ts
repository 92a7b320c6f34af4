import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { findAll, getText, readHtml } from '../support/exported-html'
import { listExportedPages } from '../support/exported-pages'
import { toPage } from '../support/tree'
import { setUpTreeSandbox } from '../support/tree-sandbox'
import { buildTree, visit, type BuildResult } from '../support/site-build'

const buildTime = 240_000
const basePath = '/preview/pr-12'
const announcement = { id: 'spring', text: 'A <new> version is out.', href: '/docs', linkText: 'See what changed' }
const { sandbox, out, write } = setUpTreeSandbox()

/** Changes a file of the copy; a text that is not there any more fails the test. */
function replace(file: string, from: RegExp, to: string) {
  const text = readFileSync(path.join(sandbox, file), 'utf8')
  expect(text).toMatch(from)
  writeFileSync(path.join(sandbox, file), text.replace(from, to))
}

describe('A site with one color mode, an announcement and a repository, served from a folder', () => {
  let result: BuildResult

  beforeAll(async () => {
    replace(
      'lib/options.ts',
      /colourMode = \{[^}]*\}/,
      "colourMode = { default: 'light' as 'system' | 'light', switchable: false as boolean }",
    )
    replace('lib/site.ts', /announcement: undefined as/, `announcement: ${JSON.stringify(announcement)} as`)
    replace(
      'package.json',
      /"private": true,/,
      '"private": true,\n  "repository": { "type": "git", "url": "git+https://github.com/owner/site.git" },',
    )
    write(
      'trees/small/docs/index.md',
      toPage(`Some words to select.\n\n![Light map](./a.svg#gh-light-mode-only)\n![Dark map](./a.svg#dark)`, {
        title: 'Start',
      }),
    )
    write('trees/small/docs/other.md', toPage('Text.', { title: 'Other' }))
    write('trees/small/docs/secret.md', '---\ntitle: Secret\nunlisted: true\n---\n\nText.\n')
    write(
      'trees/small/docs/a.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle cx="4" cy="4" r="4"/></svg>',
    )
    result = await buildTree(sandbox, path.join(sandbox, 'trees/small'), { BASE_PATH: basePath })
  }, buildTime)

  test('builds', () => {
    expect(result.status, result.output).toBe(0)
  })

  test('is light on a dark system and whatever is stored, and has no switch', async () => {
    await visit(
      out,
      async (page, origin) => {
        await page.emulateMedia({ colorScheme: 'dark' })
        await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
        await page.goto(`${origin}${basePath}/docs`, { waitUntil: 'networkidle' })
        expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light')
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
        expect(await page.getByRole('button', { name: 'Switch between light and dark' }).count()).toBe(0)
        await page.evaluate(() =>
          window.dispatchEvent(
            new StorageEvent('storage', { key: 'theme', newValue: 'dark', storageArea: localStorage }),
          ),
        )
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
        expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light')
        expect(await page.getByRole('img', { name: 'Light map' }).isVisible()).toBe(true)
        expect(await page.getByRole('img', { name: 'Dark map' }).isVisible()).toBe(false)
      },
      basePath,
    )
  })

  test('announces on every page, above a bar that stays, until it is dismissed', async () => {
    await visit(
      out,
      async (page, origin) => {
        for (const { path: address } of listExportedPages(out))
          expect(readFileSync(path.join(out, `${address === '/' ? '/index' : address}.html`), 'utf8')).toContain(
            'class="announcement"',
          )
        await page.setViewportSize({ width: 360, height: 400 })
        await page.goto(`${origin}${basePath}/docs`, { waitUntil: 'networkidle' })
        const line = page.getByRole('complementary', { name: 'Announcement' })
        expect(await line.textContent()).toContain('A <new> version is out. See what changed')
        expect(await line.getByRole('link').getAttribute('href')).toBe(`${basePath}/docs`)
        const bar = page.locator('.docs-bar')
        const height = (await line.boundingBox())?.height ?? 0
        expect(height).toBeGreaterThan(24)
        expect(Math.round((await bar.boundingBox())?.y ?? -1)).toBe(Math.round(height))
        await page.evaluate(() => {
          document.body.style.minHeight = '3000px'
          window.scrollTo({ top: 500, behavior: 'instant' })
        })
        expect((await bar.boundingBox())?.y).toBe(0)
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
        await line.getByRole('button', { name: 'Dismiss the announcement' }).press('Enter')
        expect(await line.isVisible()).toBe(false)
        expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true)
        expect(await page.evaluate(() => localStorage.getItem('announcement'))).toBe('spring')
        await page.addInitScript(() => {
          new MutationObserver((_, observer) => {
            const line = document.querySelector<HTMLElement>('.announcement')
            if (line === null || document.querySelector('header') === null) return
            observer.disconnect()
            document.documentElement.dataset.atFirst = String(line.offsetHeight)
          }).observe(document, { childList: true, subtree: true })
        })
        await page.goto(`${origin}${basePath}/docs/other`)
        expect(await page.evaluate(() => document.documentElement.dataset.atFirst)).toBe('0')
        await page.evaluate(() => localStorage.setItem('announcement', '{"id":"winter"}'))
        await page.reload()
        expect(await page.evaluate(() => document.documentElement.dataset.atFirst)).not.toBe('0')
      },
      basePath,
    )
  })

  test('announces where storage throws, and dismisses for as long as the page lasts', async () => {
    await visit(
      out,
      async (page, origin) => {
        const errors: string[] = []
        page.on('pageerror', (error) => errors.push(error.message))
        await page.addInitScript(() =>
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('The operation is insecure.', 'SecurityError')
            },
          }),
        )
        // Before React has started, too.
        await page.route('**/*.js', (route) => route.abort())
        await page.goto(`${origin}${basePath}/docs`)
        await page.getByRole('button', { name: 'Dismiss the announcement' }).click()
        expect(await page.locator('.announcement').isVisible()).toBe(false)
        expect(errors).toEqual([])
      },
      basePath,
    )
  })

  test('takes reports with the address of the page and the selected text', async () => {
    await visit(
      out,
      async (page, origin) => {
        await page.goto(`${origin}${basePath}/docs`, { waitUntil: 'networkidle' })
        const link = page.getByRole('link', { name: 'Report a problem' })
        const getBody = async () => new URL((await link.getAttribute('href')) ?? '').searchParams.get('body')
        expect(await link.getAttribute('href')).toMatch(/^https:\/\/github\.com\/owner\/site\/issues\/new\?/)
        expect(await getBody()).toBe(`Page: https://www.eventcatalog.dev${basePath}/docs\n\n`)
        await page.getByText('Some words to select.').selectText()
        await page.route('https://github.com/**', (route) => route.fulfill({ body: 'A new issue' }))
        await link.dispatchEvent('pointerdown')
        expect(await getBody()).toContain('> Some words to select.')
        await page.evaluate(() => getSelection()?.removeAllRanges())
        await link.dispatchEvent('pointerdown')
        expect(await getBody()).not.toContain('> ')
        await page.getByText('Some words to select.').selectText()
        await link.click()
        await page.waitForURL(/github\.com/)
        expect(new URL(page.url()).searchParams.get('body')).toContain('> Some words to select.')
      },
      basePath,
    )
    const root = readHtml(path.join(out, 'docs.html'))
    const [edit] = findAll(root, ({ properties }) => properties.dataReport !== undefined)
    expect(edit === undefined ? undefined : getText(edit, 'href')).toContain('issues/new')
  })

  test('finds what was meant below the folder, and lists no unlisted page', async () => {
    const list = readFileSync(path.join(out, 'addresses.txt'), 'utf8')
    expect(list).toContain('/docs/other\tOther\n')
    expect(list).not.toContain('ecret')
    await visit(
      out,
      async (page, origin) => {
        await page.goto(`${origin}${basePath}/docs/othr`)
        const likely = page.getByRole('region', { name: 'You may have meant' }).getByRole('link').first()
        await likely.waitFor()
        expect(await likely.getAttribute('href')).toBe(`${basePath}/docs/other`)
        expect(await page.getByText('Asked for /docs/othr').isVisible()).toBe(true)
        expect(await page.getByRole('search').getAttribute('action')).toBe(`${basePath}/search`)
      },
      basePath,
    )
  })

  for (const { folder, asked, expected } of [
    {
      folder: '',
      asked: '/docs',
      expected: `It was built with BASE_PATH=${basePath}. This page suggests no BASE_PATH.`,
    },
    {
      folder: '/site',
      asked: '/site/docs/other',
      expected: `BASE_PATH=${basePath}. This page suggests BASE_PATH=/site.`,
    },
    { folder: '/site', asked: '/site', expected: `BASE_PATH=${basePath}. This page suggests BASE_PATH=/site.` },
    { folder: '/site', asked: '/site/nothing', expected: `BASE_PATH=${basePath}. This page suggests BASE_PATH=/site.` },
  ]) {
    test(`says what is wrong when ${asked} is served from ${folder || 'the root'}`, async () => {
      await visit(
        out,
        async (page, origin) => {
          await page.goto(origin + asked)
          const banner = page.getByRole('alert').filter({ hasText: 'did not load properly' })
          await banner.waitFor()
          expect(await banner.textContent()).toContain(expected)
        },
        folder,
      )
    })
  }

  test('has no such banner where it belongs, nor without JavaScript', async () => {
    await visit(
      out,
      async (page, origin) => {
        await page.goto(`${origin}${basePath}/docs`, { waitUntil: 'networkidle' })
        expect(await page.getByText('did not load properly').count()).toBe(0)
        const browser = page.context().browser()
        const context = await browser?.newContext({ javaScriptEnabled: false })
        const plain = await context?.newPage()
        await plain?.goto(`${origin}${basePath}/docs`)
        expect(await plain?.getByText('did not load properly').count()).toBe(0)
        // What only a script can do is not offered; the announcement itself can be read.
        expect(await plain?.locator('.announcement').isVisible()).toBe(true)
        expect(await plain?.locator('.announcement-close').isVisible()).toBe(false)
      },
      basePath,
    )
  })
})

describe('A route without a default export', () => {
  test(
    'stops the build before it begins, and is named',
    async () => {
      write('app/broken/page.tsx', 'export function Broken() {\n  return <h1>Broken</h1>\n}\n')
      const result = await buildTree(sandbox, path.join(sandbox, 'trees/small'))
      rmSync(path.join(sandbox, 'app/broken'), { recursive: true })
      expect(result.status).toBe(1)
      expect(result.output).toContain(
        'app/broken/page.tsx  No default export was found. Expected "export default function"',
      )
      expect(existsSync(path.join(out, 'broken.html'))).toBe(false)
    },
    buildTime,
  )
})

describe('A tree without docs/ whose post links to the documentation', () => {
  test(
    'says that the docs feature must be enabled',
    async () => {
      write('trees/posts/blog/hello.md', '---\ntitle: Hello\ndate: 2025-01-31\n---\n\nRead [the docs](/docs/intro).\n')
      const result = await buildTree(sandbox, path.join(sandbox, 'trees/posts'))
      expect(result.status).toBe(1)
      expect(result.output).toContain(
        'blog/hello.md:6  The link to /docs/intro leads to no page. A link to the documentation needs the docs feature to be enabled: the content has no docs/ pages.',
      )
    },
    buildTime,
  )
})
