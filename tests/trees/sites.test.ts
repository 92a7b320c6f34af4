import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { findBrokenReferences, findBrokenStyleReferences } from '../support/link-check'
import { listExportedPages } from '../support/exported-pages'
import {
  findAll,
  findLinks,
  findMeta,
  findTexts,
  findWays,
  getText,
  readExportedPages,
  readHtml,
} from '../support/exported-html'
import { readFullText, readOutlinePaths } from '../support/search-index'
import { startServer } from '../support/hosts'
import { createPlainServer } from '../support/plain-server'
import { setUpTreeSandbox } from '../support/tree-sandbox'
import { buildTree, visit, type BuildResult } from '../support/site-build'

const buildTime = 240_000
const { sandbox, out, write } = setUpTreeSandbox()

/** What a build wrote about the content, without what Next.js says of itself. */
function getMessages({ output }: BuildResult, word: string): string[] {
  return output.split('\n').filter((line) => line.startsWith(word))
}

describe('A tree written for Docusaurus, with versions and a blog', () => {
  let result: BuildResult

  beforeAll(async () => {
    result = await buildTree(sandbox, 'tests/fixtures/sites/versions', {
      NEXT_PUBLIC_ALGOLIA_APP_ID: 'APPID',
      NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: 'public-search-key',
      NEXT_PUBLIC_ALGOLIA_INDEX: 'site',
      ALGOLIA_ADMIN_KEY: 'secret-admin-key',
    })
  }, buildTime)

  test('builds, and warns of the component that it does not know with file and line', () => {
    expect(result.status, result.output).toBe(0)
    expect(getMessages(result, 'warning  versioned_docs')).toEqual([
      expect.stringMatching(/^warning {2}versioned_docs\/version-2\.0\/guide\/01-install\.mdx:\d+ {2}.*<Wizard>/),
    ])
  })

  test('has every page of every version, also those with spaces and umlauts in their names', () => {
    expect(listExportedPages(out).map((page) => decodeURIComponent(page.path))).toEqual(
      expect.arrayContaining([
        '/blog',
        '/blog/2024/01/02/hello',
        '/docs/1.0/guide/install',
        '/docs/1.0/intro',
        '/docs/category/guide',
        '/docs/guide/install',
        '/docs/guide/secret',
        '/docs/intro',
        '/docs/next/guide/install',
        '/docs/next/only-next',
        '/docs/Überblick mit Leerzeichen',
      ]),
    )
  })

  test('shows partials, tabs, pictures and a placeholder with the text of what is unknown', () => {
    const root = readHtml(path.join(out, 'docs/guide/install.html'))
    const texts = findTexts(root, 'p')
    expect(texts).toContain('This text stands in another file.')
    expect(texts).toContain('Text inside an unknown component.')
    expect(texts).toContain('<Wizard> cannot be shown on this site.')
    expect(findAll(root, ({ properties }) => properties.role === 'tab')).toHaveLength(2)
    const images = findAll(root, ({ tagName }) => tagName === 'img')
    expect(images.map((image) => getText(image, 'alt'))).toEqual(['A tree', 'The logo'])
  })

  test('has no address that leads nowhere', () => {
    expect(findBrokenReferences(out)).toEqual([])
  })

  test('keeps drafts out', () => {
    expect(existsSync(path.join(out, 'docs/guide/later.html'))).toBe(false)
    const mentions = listExportedPages(out).filter(({ file }) =>
      readFileSync(path.join(out, file), 'utf8').includes('Later page'),
    )
    expect(mentions).toEqual([])
  })

  test('exports the unlisted page, which says so, and leads nobody there but by the link that was written', () => {
    const root = readHtml(path.join(out, 'docs/guide/secret.html'))
    expect(findMeta(root, 'robots')).toBe('noindex')
    expect(findTexts(root, 'p').join()).toContain('This page is unlisted')
    const ways = readExportedPages(out).filter((page) => findWays(page.root).includes('/docs/guide/secret'))
    expect(ways.map((page) => page.path)).toEqual([])
    expect(readFileSync(path.join(out, 'sitemap.xml'), 'utf8')).not.toContain('secret')
  })

  test('finds every version by name and by text, but no draft and no unlisted page', () => {
    const names = readOutlinePaths(out).map(decodeURIComponent)
    expect(names).toEqual(
      expect.arrayContaining(['/docs/guide/install', '/docs/1.0/guide/install', '/blog/2024/01/02/hello']),
    )
    const texts = readFullText(out)
    expect(texts.map(({ url }) => decodeURIComponent(url)).sort()).toEqual(names.sort())
    expect(names.filter((address) => /later|secret/.test(address))).toEqual([])
    expect(texts.filter(({ content }) => /Later page|Secret/.test(content))).toEqual([])
  })

  test('opens the connection to a hosted search early, and holds no key that may write', () => {
    const root = readHtml(path.join(out, 'docs/guide/install.html'))
    const links = findAll(
      root,
      ({ tagName, properties }) => tagName === 'link' && String(properties.rel) === 'preconnect',
    )
    expect(links.map((link) => getText(link, 'href'))).toEqual(['https://APPID-dsn.algolia.net'])
    const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(path.join(out, name)).isFile(),
    )
    expect(files.length).toBeGreaterThan(50)
    expect(files.filter((name) => readFileSync(path.join(out, name)).includes('secret-admin-key'))).toEqual([])
  })

  test('changes the version in its menu, keeps the page, and remembers the choice', async () => {
    await visit(out, async (page, origin) => {
      await page.goto(`${origin}/docs/guide/install`)
      const menu = page.getByLabel('Version of the documentation')
      expect(await menu.locator('option').allTextContents()).toEqual(['Next', '2.0', '1.0'])
      expect(await menu.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent)).toBe('2.0')
      await page.waitForFunction(() => customElements.get('docs-sidebar') !== undefined)
      await menu.selectOption('1.0')
      await page.waitForURL(`${origin}/docs/1.0/guide/install`)
      expect(await page.evaluate(() => localStorage.getItem('docs-version'))).toBe('1.0')
      expect(await menu.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent)).toBe('1.0')
    })
  })

  test('is searched in the version that is read, or that was chosen, or in the last one', async () => {
    await visit(out, async (page, origin) => {
      const search = async (address: string) => {
        await page.goto(origin + address, { waitUntil: 'networkidle' })
        await page.keyboard.press('Control+k')
        await page.keyboard.type('install')
        await page.getByText(/^See all \d+ results$/).waitFor()
        return page.locator('[role=option]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      }
      const isOf = (path: string) => (href: string | null) => href === path || href?.startsWith(`${path}#`)
      const old = await search('/docs/1.0/guide/install')
      expect([old.some(isOf('/docs/1.0/guide/install')), old.some(isOf('/docs/guide/install'))]).toEqual([true, false])
      expect((await search('/docs/guide/install')).some(isOf('/docs/1.0/guide/install'))).toBe(false)
      expect((await search('/blog')).some(isOf('/docs/guide/install'))).toBe(true)
      await page.evaluate(() => localStorage.setItem('docs-version', '1.0'))
      const chosen = await search('/blog')
      expect([chosen.some(isOf('/docs/1.0/guide/install')), chosen.some(isOf('/docs/guide/install'))]).toEqual([
        true,
        false,
      ])
      await page.evaluate(() => localStorage.setItem('docs-version', '0.1'))
      expect((await search('/blog')).some(isOf('/docs/guide/install'))).toBe(true)
    })
  })

  test('leads to the main page of a version that does not have the page', () => {
    const root = readHtml(path.join(out, 'docs/next/only-next.html'))
    const options = findAll(root, ({ tagName }) => tagName === 'option')
    expect(options.map((option) => getText(option, 'value'))).toEqual([
      '/docs/next/only-next',
      '/docs/intro',
      '/docs/1.0/intro',
    ])
  })
})

describe('A tree with a long sidebar, whose only post is a draft', () => {
  // More links than a page carries (lib/docs/sidebar-html.ts).
  const groups = 5
  const pagesInGroup = 30
  let result: BuildResult

  beforeAll(async () => {
    for (let group = 0; group < groups; group++) {
      // Every other folder has no page of its own.
      const link = group % 2 === 0 ? { type: 'generated-index' } : null
      write(`trees/large/docs/group-${group}/_category_.json`, JSON.stringify({ label: `Group ${group}`, link }))
      for (let page = 0; page < pagesInGroup; page++)
        write(
          `trees/large/docs/group-${group}/page-${page}.md`,
          `---\ntitle: Page ${group}.${page}\n---\n\nText of page ${page} in group ${group}.\n`,
        )
    }
    write('trees/large/blog/soon.md', '---\ntitle: Soon\ndate: 2025-01-31\ndraft: true\n---\n\nNot yet.\n')
    result = await buildTree(sandbox, path.join(sandbox, 'trees/large'))
  }, buildTime)

  test('builds, without a blog', () => {
    expect(result.status, result.output).toBe(0)
    expect(findBrokenReferences(out)).toEqual([])
    expect(existsSync(path.join(out, 'blog.html'))).toBe(false)
    expect(existsSync(path.join(out, 'docs/group-0.html'))).toBe(true)
  })

  test('leaves the sidebar out of pages but for its top level and the open branch', () => {
    const root = readHtml(path.join(out, 'docs/group-2/page-3.html'))
    const links = findWays(root)
    expect(links.filter((link) => link.startsWith('/docs/group-2/'))).not.toHaveLength(0)
    expect(links).not.toContain('/docs/group-4/page-0')
    expect(links).toContain('/docs/category/group-4')
    expect(readFileSync(path.join(out, 'docs/group-2/page-3.html')).length).toBeLessThanOrEqual(60_000)
  })

  test('brings the links of a closed folder when it is opened, and keeps it open on the next page', async () => {
    await visit(out, async (page, origin) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/_content/sidebars/')) asked.push(request.url().slice(origin.length))
      })
      await page.goto(`${origin}/docs/group-2/page-3`, { waitUntil: 'networkidle' })
      expect(asked).toEqual([])
      const folder = page.locator('docs-sidebar a[href="/docs/category/group-4"] + details')
      await folder.locator('> summary').click()
      await folder.getByRole('link', { name: 'Page 4.0', exact: true }).waitFor()
      expect(await folder.getByRole('link').count()).toBe(pagesInGroup)
      // A host with clean addresses leads on to the same file without its ending.
      const files = () => new Set(asked.map((address) => address.replace(/\.html$/, '')))
      expect(files()).toEqual(new Set(['/_content/sidebars/current-tutorial']))
      const count = asked.length
      await folder.getByRole('link', { name: 'Page 4.7', exact: true }).click()
      await page.waitForURL(`${origin}/docs/group-4/page-7`)
      await page.getByRole('heading', { level: 1, name: 'Page 4.7' }).waitFor()
      // The folder that was left stays open, from what this window keeps.
      await page.locator('docs-sidebar a[href="/docs/group-2/page-3"]').waitFor({ state: 'visible' })
      expect(asked).toHaveLength(count)
    })
  })

  test('leads into a closed folder that asks for no page, by its generated index, also without JavaScript', () => {
    expect(findWays(readHtml(path.join(out, 'docs/group-2/page-3.html')))).toContain('/docs/group-1')
    expect(findWays(readHtml(path.join(out, 'docs/group-1.html')))).toContain('/docs/group-1/page-0')
  })
})

describe('A tree of which only a post is published', () => {
  let result: BuildResult

  beforeAll(async () => {
    write('trees/blog-only/blog/hello.md', '---\ntitle: Hello\ndate: 2025-01-31\n---\n\nText of a post.\n')
    write('trees/blog-only/docs/soon.md', '---\ntitle: Soon\ndraft: true\n---\n\nNot yet.\n')
    result = await buildTree(sandbox, path.join(sandbox, 'trees/blog-only'))
  }, buildTime)

  test('builds without the documentation, and says nothing of its draft', () => {
    expect(result.status, result.output).toBe(0)
    expect(readExportedPages(out).map((page) => page.path)).toEqual(
      expect.arrayContaining(['/', '/blog', '/blog/hello']),
    )
    expect(existsSync(path.join(out, 'docs.html'))).toBe(false)
    expect(findWays(readHtml(path.join(out, 'index.html'))).filter((way) => way.startsWith('/docs'))).toEqual([])
    expect(getMessages(result, 'warning  docs/')).toEqual([
      'warning  docs/  The start page, which leads to the documentation, needs the docs feature to be enabled: the content has no docs/ pages.',
    ])
  })

  test('shows what its menus can show, and warns once of all else', () => {
    const warnings = [
      ...getMessages(result, 'warning  lib/navigation'),
      ...getMessages(result, 'warning  lib/docs/areas.ts'),
    ]
    const addresses = warnings.flatMap((line) => / leads? to (\S+?)[,.]? /.exec(line)?.[1] ?? [])
    expect(addresses.length).toBeGreaterThan(20)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses).not.toContain('/blog')
    expect(warnings.filter((line) => line.includes('the docs feature must be enabled')).length).toBeGreaterThan(5)
    for (const area of ['Guides', 'API', 'SDK', 'Plugins', 'Studio', 'Contributing'])
      expect(
        warnings.filter((line) => line.includes(`The area "${area}" of the documentation bar is left out`)),
      ).toHaveLength(1)
    const page = readHtml(path.join(out, 'index.html'))
    const links = findLinks(page, ({ tagName }) => ['header', 'footer', 'mobile-menu'].includes(tagName))
    expect([...new Set(links.filter((link) => link.startsWith('/')))].sort()).toEqual(['/', '/blog', '/search'])
    // Resources twice, and the products that stand on other sites.
    expect(findTexts(page, 'summary')).toEqual(['Resources', 'Product', 'Resources'])
  })
})

// A build below another path compiles everything anew: these come last.

describe('A tree with only docs, served from a folder', () => {
  const basePath = '/preview/pr-12'
  let result: BuildResult

  beforeAll(async () => {
    const front = (title: string, more = '') =>
      `---\ntitle: ${title}\ndescription: A page about ${title.toLowerCase()} that is long enough for search results.\nkind: reference\n${more}---\n\n`
    write('trees/small/docs/index.mdx', `${front('Start')}Read [the other page](/docs/development/other#part).\n`)
    write(
      'trees/small/docs/development/other.mdx',
      `${front('Other page')}## Part {#part}\n\n![A dot](./dot.svg)\n\nBack to [the start](/docs) or [by file](../index.mdx).\n`,
    )
    write(
      'trees/small/docs/development/_category_.json',
      JSON.stringify({
        label: 'Develop',
        link: { type: 'generated-index', description: 'The other page of a small tree, which stands in this folder.' },
      }),
    )
    write(
      'trees/small/docs/development/dot.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle cx="4" cy="4" r="4"/></svg>',
    )
    result = await buildTree(sandbox, path.join(sandbox, 'trees/small'), {
      BASE_PATH: basePath,
      CONTENT_STRICT: 'true',
      SITE_INDEXABLE: 'false',
    })
  }, buildTime)

  test('builds without a blog', () => {
    expect(result.status, result.output).toBe(0)
    expect(existsSync(path.join(out, 'blog.html'))).toBe(false)
  })

  test('has no page of the tree that was built before', () => {
    expect(
      listExportedPages(out)
        .map((page) => page.path)
        .filter((address) => address.startsWith('/docs')),
    ).toEqual(['/docs', '/docs/development', '/docs/development/other'])
  })

  test('has no address that leaves the folder or leads nowhere, in pages and style sheets', () => {
    expect(findBrokenReferences(out, { basePath })).toEqual([])
    expect(findBrokenStyleReferences(out, basePath)).toEqual([])
  })

  test('works in a browser: links, pictures, scripts and styles', async () => {
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
        await page.locator('.search-result a').first().click()
        await page.waitForURL(`${origin}${basePath}/docs/development/other`)
        expect(failed).toEqual([])
      },
      basePath,
    )
  })

  test('works on a host that serves files under their names', async () => {
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

  test('is a preview: no page may be indexed, and there is no sitemap of pages', () => {
    const indexable = readExportedPages(out).filter(({ root }) => !findMeta(root, 'robots')?.includes('noindex'))
    expect(indexable.map((page) => page.path)).toEqual([])
    expect(readFileSync(path.join(out, 'sitemap.xml'), 'utf8')).not.toContain('<loc>')
  })
})

describe(
  'A build with a mistake',
  () => {
    test('ends with an error that names file and line, and leaves the export as it was', async () => {
      write(
        'trees/mistake/docs/index.mdx',
        '---\ntitle: Start\ndescription: A page with a link to nowhere in it, which stops the build of our tree.\nkind: reference\n---\n\nText.\n\nSee [nothing](/docs/nothing).\n',
      )
      const before = readFileSync(path.join(out, 'docs.html'), 'utf8')
      const result = await buildTree(sandbox, path.join(sandbox, 'trees/mistake'), { CONTENT_STRICT: 'true' })
      expect(result.status).toBe(1)
      expect(result.output).toMatch(/^docs\/index\.mdx:9 {2}.*\/docs\/nothing/m)
      expect(readFileSync(path.join(out, 'docs.html'), 'utf8')).toBe(before)
    })
  },
  buildTime,
)
