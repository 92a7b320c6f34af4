import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { findAll, findMeta, findNavigationLinks, getText, readExportedPages, readHtml } from '../support/exported-html'
import { listExportedPages } from '@/tools/preview/compare'
import { startServer } from '../support/hosts'
import { findBrokenReferences, findBrokenStyleReferences } from '../support/link-check'
import { createPlainServer } from '../support/plain-server'
import { buildTree, setUpVisits } from '../support/site-build'
import { toOwnPage } from '../support/tree'
import { setUpTreeSandbox } from '../support/tree-sandbox'

const buildTime = 240_000
const basePath = '/preview/pr-12'
const announcement = { id: 'spring', text: 'A <new> version is out.', href: '/docs', linkText: 'See what changed' }
// More links than a page includes (lib/docs/long-sidebars.ts).
const groups = 5
const pagesInGroup = 30
const { sandbox, out, write } = setUpTreeSandbox()
const visit = setUpVisits()
/** Edits a file of the copy. Fails the test if the text to replace is missing. */
function replace(file: string, from: RegExp, to: string) {
  const text = readFileSync(path.join(sandbox, file), 'utf8')
  expect(text).toMatch(from)
  writeFileSync(path.join(sandbox, file), text.replace(from, to))
}

const describePage = (title: string) => `A page about ${title.toLowerCase()} that is long enough for search results.`
const toNamedPage = (title: string, body: string, fields: Record<string, unknown> = {}) =>
  toOwnPage(body, { title, description: describePage(title), ...fields })

beforeAll(async () => {
  replace(
    'lib/kit/options.ts',
    /colorMode = \{[^}]*\}/,
    "colorMode = { default: 'light' as 'system' | 'light', switchable: false as boolean }",
  )
  replace('lib/kit/site.ts', /announcement: undefined as/, `announcement: ${JSON.stringify(announcement)} as`)
  replace(
    'package.json',
    /"private": true,/,
    '"private": true,\n  "repository": { "type": "git", "url": "git+https://github.com/owner/site.git" },',
  )
  const docs = 'trees/preview/docs'
  write(
    `${docs}/index.mdx`,
    toNamedPage(
      'Start',
      'Some words to select. Read [the other page](/docs/development/other#part).\n\n![Light map](./a.svg#gh-light-mode-only)\n![Dark map](./a.svg#dark)',
    ),
  )
  write(
    `${docs}/development/other.mdx`,
    toNamedPage(
      'Other page',
      '## Part {#part}\n\n![A dot](./dot.svg)\n\nBack to [the start](/docs) or [by file](../index.mdx).',
    ),
  )
  write(`${docs}/secret.mdx`, toNamedPage('Secret', 'Text.', { unlisted: true }))
  write(
    `${docs}/development/_category_.json`,
    JSON.stringify({
      label: 'Develop',
      link: { type: 'generated-index', description: 'The other page of a small tree, in a folder of its own.' },
    }),
  )
  for (const name of ['a.svg', 'development/dot.svg'])
    write(
      `${docs}/${name}`,
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle cx="4" cy="4" r="4"/></svg>',
    )
  for (let group = 0; group < groups; group++) {
    // Every other folder has no index page.
    const link = { type: 'generated-index', description: describePage(`group ${group} of many`) }
    write(
      `${docs}/group-${group}/_category_.json`,
      JSON.stringify({ label: `Group ${group}`, link: group % 2 === 0 ? link : null }),
    )
    for (let page = 0; page < pagesInGroup; page++)
      write(`${docs}/group-${group}/page-${page}.mdx`, toNamedPage(`Page ${group}.${page}`, `Text of page ${page}.`))
  }
  write(
    'trees/preview/blog/soon.mdx',
    toNamedPage('Soon', 'Not yet.', { kind: undefined, date: '2025-01-31', draft: true }),
  )
  const result = await buildTree(sandbox, path.join(sandbox, 'trees/preview'), {
    BASE_PATH: basePath,
    SITE_INDEXABLE: 'false',
  })
  expect(result.status, result.output).toBe(0)
}, buildTime)

describe('A preview in a subfolder', () => {
  test('builds without a blog if its only post is a draft', () => {
    expect(listExportedPages(out).map((page) => page.path)).not.toContain('/blog')
    expect(listExportedPages(out).map((page) => page.path)).toContain('/docs/category/group-0')
  })

  test('has no broken URLs and none outside the folder, in pages and style sheets', () => {
    expect(findBrokenReferences(out, { basePath })).toEqual([])
    expect(findBrokenStyleReferences(out, basePath)).toEqual([])
  })

  test('works in a browser: links, images, scripts and styles', async () => {
    await visit(
      out,
      async (page, origin) => {
        const failed: string[] = []
        page.on('response', (response) => {
          if (response.status() >= 400 || !response.url().startsWith(origin + basePath)) failed.push(response.url())
        })
        await page.goto(`${origin}${basePath}/docs`, { waitUntil: 'networkidle' })
        await page.locator('main').getByRole('link', { name: 'the other page' }).click()
        await page.waitForURL(`${origin}${basePath}/docs/development/other#part`)
        await page.waitForFunction(() => customElements.get('docs-sidebar') !== undefined)
        const picture = page.getByRole('img', { name: 'A dot' })
        expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8)
        await page.keyboard.press('Control+k')
        await page.keyboard.type('other')
        await page.getByText(/^See all \d+ results$/).click()
        await page.waitForURL(`${origin}${basePath}/search?q=other`)
        await page.locator('[data-slot=search-result] a').first().click()
        await page.waitForURL(`${origin}${basePath}/docs/development/other`)
        expect(failed).toEqual([])
      },
      basePath,
    )
  })

  test('works on a host that serves files by name', async () => {
    const host = await startServer(createPlainServer(out, basePath))
    await visit(out, async (page) => {
      for (const spelling of ['', '/', '.html?a=1#part', '/index.html']) {
        await page.goto(`${host.origin}${basePath}/docs/development/other${spelling}`)
        await page.getByRole('heading', { level: 1, name: 'Other page' }).waitFor()
        const end = spelling.replace(/^(\.html|\/index\.html|\/)/, '')
        expect(page.url()).toBe(`${host.origin}${basePath}/docs/development/other${end}`)
      }
      await page.goto(`${host.origin}${basePath}/docs/nothing`)
      await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
    }).finally(host.stop)
  })

  test("isn't indexed and has no sitemap", () => {
    const indexable = readExportedPages(out).filter(({ root }) => !findMeta(root, 'robots')?.includes('noindex'))
    expect(indexable.map((page) => page.path)).toEqual([])
    expect(existsSync(path.join(out, 'sitemap.xml'))).toBe(false)
    expect(readFileSync(path.join(out, 'robots.txt'), 'utf8')).not.toMatch(/sitemap/i)
  })
})

describe('A site with one color mode, an announcement and a repository', () => {
  test("is light on a dark system regardless of what's stored, and has no theme switch", async () => {
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

  test("shows the announcement on every page, above a fixed bar, until it's dismissed", async () => {
    await visit(
      out,
      async (page, origin) => {
        for (const { path: address } of listExportedPages(out))
          expect(readFileSync(path.join(out, `${address === '/' ? '/index' : address}.html`), 'utf8')).toContain(
            'data-slot="announcement"',
          )
        await page.setViewportSize({ width: 360, height: 400 })
        await page.goto(`${origin}${basePath}/docs`, { waitUntil: 'networkidle' })
        const line = page.getByRole('complementary', { name: 'Announcement' })
        expect(await line.textContent()).toContain('A <new> version is out. See what changed')
        expect(await line.getByRole('link').getAttribute('href')).toBe(`${basePath}/docs`)
        const bar = page.locator('[data-slot=docs-bar]')
        const height = (await line.boundingBox())?.height ?? 0
        expect(height).toBeGreaterThan(24)
        expect(Math.round((await bar.boundingBox())?.y ?? -1)).toBe(Math.round(height))
        await page.evaluate(() => {
          document.body.style.minHeight = '3000px'
          window.scrollTo({ top: 500, behavior: 'instant' })
        })
        expect((await bar.boundingBox())?.y).toBe(0)
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
        await line.getByRole('button', { name: 'Dismiss announcement' }).press('Enter')
        expect(await line.isVisible()).toBe(false)
        expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true)
        expect(await page.evaluate(() => localStorage.getItem('announcement'))).toBe('spring')
        await page.addInitScript(() => {
          new MutationObserver((_, observer) => {
            const line = document.querySelector<HTMLElement>('[data-slot=announcement]')
            if (line === null || document.querySelector('header') === null) return
            observer.disconnect()
            document.documentElement.dataset.atFirst = String(line.offsetHeight)
          }).observe(document, { childList: true, subtree: true })
        })
        await page.goto(`${origin}${basePath}/docs/development/other`)
        expect(await page.evaluate(() => document.documentElement.dataset.atFirst)).toBe('0')
        await page.evaluate(() => localStorage.setItem('announcement', '{"id":"winter"}'))
        await page.reload()
        expect(await page.evaluate(() => document.documentElement.dataset.atFirst)).not.toBe('0')
      },
      basePath,
    )
  })

  test('shows the announcement when storage throws, and dismisses it until the page is left', async () => {
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
        // Before React has loaded, too.
        await page.route('**/*.js', (route) => route.abort())
        await page.goto(`${origin}${basePath}/docs`)
        await page.getByRole('button', { name: 'Dismiss announcement' }).click()
        expect(await page.locator('[data-slot=announcement]').isVisible()).toBe(false)
        expect(errors).toEqual([])
      },
      basePath,
    )
  })

  test("opens reports with the page's URL and the selected text", async () => {
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

  test('suggests pages inside the folder, and lists no unlisted page', async () => {
    const list = readFileSync(path.join(out, 'addresses.txt'), 'utf8')
    expect(list).toContain('/docs/development/other\tOther page\n')
    expect(list).not.toContain('ecret')
    await visit(
      out,
      async (page, origin) => {
        await page.goto(`${origin}${basePath}/docs/development/othr`)
        const likely = page.getByRole('region', { name: 'Did you mean' }).getByRole('link').first()
        await likely.waitFor()
        expect(await likely.getAttribute('href')).toBe(`${basePath}/docs/development/other`)
        expect(await page.getByText('We couldn’t find /docs/development/othr').isVisible()).toBe(true)
        expect(await page.getByRole('search').getAttribute('action')).toBe(`${basePath}/search`)
      },
      basePath,
    )
  })

  for (const { folder, requested, expected } of [
    {
      folder: '',
      requested: '/docs',
      expected: `Its base URL is probably wrong: it was built with BASE_PATH=${basePath}. Build it with no BASE_PATH instead.`,
    },
    {
      folder: '/site',
      requested: '/site/docs/development/other',
      expected: `BASE_PATH=${basePath}. Build it with BASE_PATH=/site instead.`,
    },
    { folder: '/site', requested: '/site', expected: `BASE_PATH=${basePath}. Build it with BASE_PATH=/site instead.` },
    {
      folder: '/site',
      requested: '/site/nothing',
      expected: `BASE_PATH=${basePath}. Build it with BASE_PATH=/site instead.`,
    },
  ]) {
    test(`says what's wrong when ${requested} is served from ${folder || 'the root'}`, async () => {
      await visit(
        out,
        async (page, origin) => {
          await page.goto(origin + requested)
          const banner = page.getByRole('alert').filter({ hasText: 'did not load properly' })
          await banner.waitFor()
          expect(await banner.textContent()).toContain(expected)
        },
        folder,
      )
    })
  }

  test('has no such banner when served correctly, nor without JavaScript', async () => {
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
        // Controls that need a script aren't shown. The announcement itself is readable.
        expect(await plain?.locator('[data-slot=announcement]').isVisible()).toBe(true)
        expect(await plain?.locator('[data-dismiss]').isVisible()).toBe(false)
        await context?.close()
      },
      basePath,
    )
  })
})

describe('A long sidebar', () => {
  test('is reduced in pages to its top level and the open branch', () => {
    const root = readHtml(path.join(out, 'docs/group-2/page-3.html'))
    const links = findNavigationLinks(root).map((link) => link.replace(basePath, ''))
    expect(links.filter((link) => link.startsWith('/docs/group-2/'))).not.toHaveLength(0)
    expect(links).not.toContain('/docs/group-4/page-0')
    expect(links).toContain('/docs/category/group-4')
    expect(readFileSync(path.join(out, 'docs/group-2/page-3.html')).length).toBeLessThanOrEqual(60_000)
  })

  test('loads the links of a closed folder when it opens, and keeps it open on the next page', async () => {
    await visit(
      out,
      async (page, origin) => {
        const requested: string[] = []
        page.on('request', (request) => {
          if (request.url().includes('/_content/sidebars/')) requested.push(request.url().slice(origin.length))
        })
        await page.goto(`${origin}${basePath}/docs/group-2/page-3`, { waitUntil: 'networkidle' })
        expect(requested).toEqual([])
        const folder = page.locator(`docs-sidebar a[href="${basePath}/docs/category/group-4"] + details`)
        await folder.locator('> summary').click()
        await folder.getByRole('link', { name: 'Page 4.0', exact: true }).waitFor()
        expect(await folder.getByRole('link').count()).toBe(pagesInGroup)
        // A host with clean URLs redirects to the same file without its extension.
        const files = () => new Set(requested.map((address) => address.replace(/\.html$/, '')))
        expect(files()).toEqual(new Set([`${basePath}/_content/sidebars/current-tutorial`]))
        const count = requested.length
        await folder.getByRole('link', { name: 'Page 4.7', exact: true }).click()
        await page.waitForURL(`${origin}${basePath}/docs/group-4/page-7`)
        await page.getByRole('heading', { level: 1, name: 'Page 4.7' }).waitFor()
        // The previous folder stays open, because this window remembers it.
        await page.locator(`docs-sidebar a[href="${basePath}/docs/group-2/page-3"]`).waitFor({ state: 'visible' })
        expect(requested).toHaveLength(count)
      },
      basePath,
    )
  })

  test('links to a closed folder without an index page by its generated index, also without JavaScript', () => {
    expect(findNavigationLinks(readHtml(path.join(out, 'docs/group-2/page-3.html')))).toContain(
      `${basePath}/docs/group-1`,
    )
    expect(findNavigationLinks(readHtml(path.join(out, 'docs/group-1.html')))).toContain(
      `${basePath}/docs/group-1/page-0`,
    )
  })
})

describe(
  'A build with an error',
  () => {
    test('exits with an error naming file and line, and leaves the export as it was', async () => {
      write(
        'trees/mistake/docs/index.mdx',
        '---\ntitle: Start\ndescription: A page with a link to nowhere in it, which stops the build of our tree.\nkind: reference\n---\n\nText.\n\nSee [nothing](/docs/nothing).\n',
      )
      const before = readFileSync(path.join(out, 'docs.html'), 'utf8')
      // With the same settings, everything but this page is cached.
      const result = await buildTree(sandbox, path.join(sandbox, 'trees/mistake'), { BASE_PATH: basePath })
      expect(result.status).toBe(1)
      expect(result.output).toMatch(/^trees\/mistake\/docs\/index\.mdx:9 {2}.*\/docs\/nothing/m)
      expect(readFileSync(path.join(out, 'docs.html'), 'utf8')).toBe(before)
    })
  },
  buildTime,
)
