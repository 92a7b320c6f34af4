import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  findAll,
  findLinks,
  findMeta,
  findTexts,
  findNavigationLinks,
  getText,
  readExportedPages,
  readHtml,
} from '../support/exported-html'
import { listExportedPages } from '@/tools/preview/compare'
import { findUnguardedScripts } from '../support/guarded'
import { findBrokenReferences } from '../support/link-check'
import { record, startRecorder, type Recorder } from '../support/recorder'
import { readFullText, readOutlinePaths } from '../support/search-index'
import { waitForLinks, waitForScripts } from '../support/e2e'
import { run, type RunResult } from '../support/run'
import { buildTree, findDifferences, readExportedFiles, setUpVisits } from '../support/site-build'
import { toPage } from '../support/tree'
import { setUpTreeSandbox } from '../support/tree-sandbox'

const buildTime = 240_000
/** `npm run test:all` also compares with a clean build. */
const isEvery = process.env.EVERY_SEQUENCE === 'true'
const secret = 'secret-that-no-browser-sees'
const env = {
  NEXT_PUBLIC_GA_ID: 'G-TEST123',
  NEXT_PUBLIC_POSTHOG_KEY: 'phc_test',
  NEXT_PUBLIC_ALGOLIA_APP_ID: 'APPID',
  NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: 'public-search-key',
  NEXT_PUBLIC_ALGOLIA_INDEX: 'site',
  ALGOLIA_ADMIN_KEY: secret,
  SOME_TOKEN: secret,
  BUILD_DATE: '2025-01-31',
  CONTENT_TRUST: 'code',
}
const { sandbox, out, write } = setUpTreeSandbox()
const visit = setUpVisits()
const tree = path.join(sandbox, 'trees/versions')
const oldTitles = ['Wolverine', 'Marmoset']
const newTitles = ['Salamander', 'Pangolin']

/** Build output about the content, without Next.js's own. */
const getMessages = ({ output }: RunResult, word: string) => output.split('\n').filter((line) => line.startsWith(word))

function writeTitles([page = '', post = '']: readonly string[]) {
  write(
    'trees/versions/versioned_docs/version-2.0/animal.md',
    toPage('Read [the start](/docs/intro).', { title: page }),
  )
  write('trees/versions/blog/2025-01-01-news.md', toPage('Text of a post.', { title: post }))
}

let first: RunResult

beforeAll(async () => {
  cpSync('tests/fixtures/sites/versions', tree, { recursive: true })
  write(
    'trees/versions/versioned_docs/version-2.0/start.md',
    toPage('Read [the other page](/docs/other) and [a part](#part).\n\n## Part {#part}\n\nText.', { title: 'Start' }),
  )
  write(
    'trees/versions/versioned_docs/version-2.0/other.md',
    toPage('Back to [the start](/docs/start).', { title: 'Other' }),
  )
  write(
    'trees/versions/src/components/Counter.jsx',
    `'use client'
    import { useState } from 'react'
    export default function Counter({ step, isBroken, children }) {
      const [count, setCount] = useState(0)
      if (isBroken && count > 0) throw new Error('broken')
      return <button onClick={() => setCount(count + step)}>Count: {count} {children}</button>
    }`,
  )
  write(
    'trees/versions/versioned_docs/version-2.0/counter.mdx',
    toPage(
      "import Counter from '@site/src/components/Counter'\n\n<Counter step={2}>*of many*</Counter>\n\n<Counter step={1} isBroken />",
      { title: 'Counter' },
    ),
  )
  writeTitles(oldTitles)
  first = await buildTree(sandbox, tree, env)
  expect(first.status, first.output).toBe(0)
}, buildTime)

/** Blocks everything but the site itself, so no test depends on the machine's network. */
const refuseOthers = (page: Page) =>
  page.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.abort(),
  )

describe('A tree written for Docusaurus, with versions, a blog and keys for hosted search', () => {
  test('reports the unknown component with file and line', () => {
    expect(getMessages(first, 'warning  trees/versions/versioned_docs')).toEqual([
      expect.stringMatching(
        /^warning {2}trees\/versions\/versioned_docs\/version-2\.0\/guide\/01-install\.mdx:\d+ {2}.*<Wizard>/,
      ),
    ])
  })

  test('has our menus, without links to missing pages, which are reported once each', () => {
    const root = readHtml(path.join(out, 'blog.html'))
    for (const menu of ['Main', 'Footer']) {
      const links = findLinks(root, ({ tagName, properties }) => tagName === 'nav' && properties.ariaLabel === menu)
      expect(links).toEqual(expect.arrayContaining(['/docs', '/blog', 'https://demo.eventcatalog.dev']))
      expect(links).not.toContain('/pricing')
    }
    expect(findTexts(root, 'p')).toContain('Copyright © 2025 EventCatalog Ltd')
    const missing = getMessages(first, 'warning').flatMap((line) => / links? to (\/\S*?)[,.] /.exec(line)?.[1] ?? [])
    expect(missing).toEqual(expect.arrayContaining(['/pricing', '/docs/development/getting-started', '/terms']))
    expect(new Set(missing).size).toBe(missing.length)
  })

  test('has every page of every version, including names with spaces and umlauts', () => {
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

  test('shows partials, tabs, images and a placeholder with the content of an unknown component', () => {
    const root = readHtml(path.join(out, 'docs/guide/install.html'))
    const texts = findTexts(root, 'p')
    expect(texts).toContain('This text is from another file.')
    expect(texts).toContain('Text inside an unknown component.')
    expect(texts).toContain('<Wizard> isn’t supported on this site.')
    expect(findAll(root, ({ properties }) => properties.role === 'tab')).toHaveLength(2)
    const images = findAll(root, ({ tagName }) => tagName === 'img')
    expect(images.map((image) => getText(image, 'alt'))).toEqual(['A tree', 'The logo'])
  })

  test('has no broken URLs', () => {
    expect(findBrokenReferences(out)).toEqual([])
  })

  test('omits drafts', () => {
    expect(existsSync(path.join(out, 'docs/guide/later.html'))).toBe(false)
    const mentions = listExportedPages(out).filter(({ file }) =>
      readFileSync(path.join(out, file), 'utf8').includes('Later page'),
    )
    expect(mentions).toEqual([])
  })

  test("exports the unlisted page, says that it's unlisted, and doesn't link to it in navigation", () => {
    const root = readHtml(path.join(out, 'docs/guide/secret.html'))
    expect(findMeta(root, 'robots')).toBe('noindex')
    expect(findTexts(root, 'p').join()).toContain('This page is unlisted')
    const linking = readExportedPages(out).filter((page) =>
      findNavigationLinks(page.root).includes('/docs/guide/secret'),
    )
    expect(linking.map((page) => page.path)).toEqual([])
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

  test('preconnects to hosted search, and contains no key with write access', () => {
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
  })

  test('switches versions in its menu, stays on the page, and remembers the choice', async () => {
    await visit(out, async (page, origin) => {
      await page.goto(`${origin}/docs/guide/install`)
      const menu = page.getByLabel('Docs version')
      expect(await menu.locator('option').allTextContents()).toEqual(['Next', '2.0', '1.0'])
      expect(await menu.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent)).toBe('2.0')
      await page.waitForFunction(() => customElements.get('docs-sidebar') !== undefined)
      await menu.selectOption('1.0')
      await page.waitForURL(`${origin}/docs/1.0/guide/install`)
      expect(await page.evaluate(() => localStorage.getItem('docs-version'))).toBe('1.0')
      expect(await menu.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent)).toBe('1.0')
    })
  })

  test('searches the version being read, else the selected one, else the latest', async () => {
    await visit(out, async (page, origin) => {
      const search = async (address: string) => {
        await refuseOthers(page)
        await page.goto(origin + address)
        await waitForScripts(page)
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

  test("links to a version's main page if that version doesn't have the page", () => {
    const root = readHtml(path.join(out, 'docs/next/only-next.html'))
    const options = findAll(root, ({ tagName }) => tagName === 'option')
    expect(options.map((option) => getText(option, 'value'))).toEqual([
      '/docs/next/only-next',
      '/docs/intro',
      '/docs/1.0/intro',
    ])
  })
})

describe('A component with "use client"', () => {
  const address = '/docs/counter'

  test('counts where the server has rendered it, under the policy of the page', async () => {
    await visit(out, async (page, origin) => {
      const messages: string[] = []
      page.on('console', (message) => /error|warning/.test(message.type()) && messages.push(message.text()))
      await refuseOthers(page)
      await page.goto(origin + address)
      const button = page.getByRole('button', { name: 'Count: 0 of many' })
      await button.evaluate((element) => element.setAttribute('data-from-server', ''))
      await expect
        .poll(async () => {
          await page.locator('[data-from-server]').click()
          return page.locator('[data-from-server]').textContent()
        })
        .not.toBe('Count: 0 of many')
      expect(await page.locator('[data-from-server]').textContent()).toMatch(/^Count: \d*[2468] of many$/)
      expect(await page.locator('[data-from-server] em').textContent()).toBe('of many')
      expect(messages.filter((text) => /React|island|Content Security/i.test(text))).toEqual([])
    })
  })

  test('keeps the markup from the server if it fails, or can’t be loaded', async () => {
    await visit(out, async (page, origin) => {
      await refuseOthers(page)
      await page.goto(origin + address)
      const buttons = page.locator('tree-island button')
      await expect
        .poll(async () => {
          await buttons.first().click()
          return buttons.first().textContent()
        })
        .not.toBe('Count: 0 of many')
      await buttons.last().click()
      await expect.poll(() => buttons.last().evaluate((button) => button.parentElement?.localName)).toBe('div')
      expect(await buttons.last().textContent()).toBe('Count: 0 ')
    })
    await visit(out, async (page, origin) => {
      await page.route('**/_content/Counter.*.js', (route) => route.abort())
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/_content/Counter.'))
      await page.goto(origin + address)
      await failed
      expect(await page.locator('tree-island button').allTextContents()).toEqual(['Count: 0 of many', 'Count: 0 '])
    })
  })
})

describe('Search insights', () => {
  const answer = {
    results: [
      {
        hits: [
          {
            objectID: '/docs/start',
            url: '/docs/start',
            path: '/docs/start',
            title: 'Start',
            heading: '',
            breadcrumbs: [],
            area: 'Docs',
            kind: 'guide',
          },
        ],
        nbHits: 1,
        page: 0,
        nbPages: 1,
        hitsPerPage: 20,
        processingTimeMS: 1,
        facets: {},
        queryID: '43b15df305339e827f0ac0bdc5ebcaa7',
      },
    ],
  }
  interface InsightsEvent {
    eventType: string
    objectIDs: string[]
    queryID?: string
    positions?: number[]
  }

  /** Searches and opens the result, in the dialog or on the results page. @returns the events sent by the page */
  async function searchAndOpen(place: 'dialog' | 'page', isReported = true): Promise<InsightsEvent[]> {
    const sent: InsightsEvent[][] = []
    await visit(out, async (page, origin) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'globalPrivacyControl', { value })
      }, !isReported)
      await refuseOthers(page)
      const headers = { 'access-control-allow-origin': '*' }
      await page.route('https://*-dsn.algolia.net/**', (route) => route.fulfill({ json: answer, headers }))
      await page.route('https://insights.algolia.io/**', (route) => {
        const { events } = route.request().postDataJSON() as { events: InsightsEvent[] }
        sent.push(events)
        return route.fulfill({ json: {}, headers })
      })
      if (place === 'dialog') {
        await page.goto(`${origin}/blog`)
        await waitForScripts(page)
        await page.keyboard.press('Control+k')
        await page.keyboard.type('start')
        await page.getByRole('option', { name: 'Start' }).click()
      } else {
        await page.goto(`${origin}/search?q=start`)
        // In a full load, events leave with the page, where a route can't record them.
        await waitForLinks(page)
        await page.locator('[data-slot=search-result] a').first().click()
      }
      await page.waitForURL(`${origin}/docs/start`)
      // Leaving the tab sends any queued events.
      await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
      if (isReported) await expect.poll(() => sent.flat().map(({ eventType }) => eventType)).toContain('click')
      else await page.waitForLoadState('networkidle')
    })
    return sent.flat()
  }

  for (const place of ['dialog', 'page'] as const)
    test(`report views and the click when a result is opened in the ${place}`, async () => {
      const events = await searchAndOpen(place)
      expect(events.filter(({ eventType }) => eventType === 'view').length).toBeGreaterThan(0)
      expect(events.filter(({ eventType }) => eventType === 'click')).toEqual([
        expect.objectContaining({ objectIDs: ['/docs/start'], positions: [1], queryID: answer.results[0]?.queryID }),
      ])
    })

  test('report nothing under Global Privacy Control', async () => {
    expect(await searchAndOpen('dialog', false)).toEqual([])
  })
})

/** Waits until the browser's idle tasks have run and their requests are answered. */
async function waitUntilIdle(page: Page) {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
}

/** A visit: a first page, a heading on it, another page, and back. */
async function browse(page: Page, origin: string) {
  await page.goto(`${origin}/docs/start?utm=x#part`, { waitUntil: 'networkidle' })
  await waitUntilIdle(page)
  await page.locator('main').getByRole('link', { name: 'a part' }).click()
  await page.locator('main').getByRole('link', { name: 'the other page' }).click()
  await page.getByRole('heading', { level: 1, name: 'Other' }).waitFor()
  await waitUntilIdle(page)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Start' }).waitFor()
  await waitUntilIdle(page)
}

const readStorage = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort())

describe('Analytics', () => {
  let recorder: Recorder
  beforeAll(async () => (recorder = await startRecorder()))
  afterAll(() => recorder.stop())

  test('is allowed by the policy, and no other scripts are', () => {
    expect(findUnguardedScripts(out)).toEqual([])
    expect(readFileSync(path.join(out, 'docs/start.html'), 'utf8')).toContain('https://*.googletagmanager.com')
  })

  test('reports each page once, ignores hashes, sets no cookie, and stores nothing', async () => {
    recorder.received.length = 0
    await visit(out, async (page, origin) => {
      const messages: string[] = []
      page.on('console', (message) => message.type() === 'error' && messages.push(message.text()))
      await record(page, recorder)
      await browse(page, origin)
      const google = recorder.received
        .filter((one) => one.path.startsWith('/g/collect'))
        .map((one) => new URLSearchParams(one.path.split('?')[1]))
      expect(google.map((view) => [view.get('en'), view.get('dl'), view.get('dr'), view.get('aip')])).toEqual([
        ['page_view', `${origin}/docs/start`, '', '1'],
        ['page_view', `${origin}/docs/other`, `${origin}/docs/start`, '1'],
        ['page_view', `${origin}/docs/start`, `${origin}/docs/other`, '1'],
      ])
      expect(google.map((view) => view.get('dt'))).toEqual([
        expect.stringContaining('Start'),
        expect.stringContaining('Other'),
        expect.stringContaining('Start'),
      ])
      const events = recorder.received
        .filter((one) => one.path === '/relay/i/v0/e/')
        .map(
          (one) => JSON.parse(one.body) as { event: string; distinct_id: string; properties: Record<string, unknown> },
        )
      expect(events.map(({ event, properties }) => [event, properties.$current_url])).toEqual([
        ['$pageview', `${origin}/docs/start`],
        ['$pageview', `${origin}/docs/other`],
        ['$pageview', `${origin}/docs/start`],
      ])
      expect(new Set(events.map((event) => event.distinct_id)).size).toBe(1)
      expect(await page.context().cookies()).toEqual([])
      expect((await readStorage(page)).filter((key) => /ph_|posthog|_ga|analytics|visitor|distinct/.test(key))).toEqual(
        [],
      )
      expect(messages).toEqual([])
    })
  })

  for (const signal of ['doNotTrack', 'globalPrivacyControl'])
    test(`reports nothing under ${signal}, and loads nothing for it`, async () => {
      recorder.received.length = 0
      await visit(out, async (page, origin) => {
        const others: string[] = []
        page.on('request', (request) => {
          if (!request.url().startsWith(origin) && request.url().startsWith('http')) others.push(request.url())
        })
        await page.addInitScript((name) => {
          Object.defineProperty(navigator, name, { get: () => (name === 'doNotTrack' ? '1' : true) })
        }, signal)
        await record(page, recorder)
        await browse(page, origin)
        expect(recorder.received).toEqual([])
        expect(others).toEqual([])
        // Make sure such a request would have been recorded.
        await page.evaluate(() => fetch('https://www.google-analytics.com/g/collect?en=page_view', { method: 'POST' }))
        expect([recorder.received.length, others.length]).toEqual([1, 1])
      })
    })

  test("doesn't break pages when it's blocked", async () => {
    await visit(out, async (page, origin) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await page.route(/googletagmanager|google-analytics|\/relay\//, (route) => route.abort())
      await browse(page, origin)
      expect(errors).toEqual([])
    })
  })

  test('leaks no secret into any file', () => {
    const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(path.join(out, name)).isFile(),
    )
    const read = (name: string) => readFileSync(path.join(out, name), 'utf8')
    expect(files.filter((name) => read(name).includes(secret))).toEqual([])
    // Public values are found, so the search works.
    expect(files.filter((name) => read(name).includes('phc_test'))).not.toEqual([])
  })

  test("publishes how to report a vulnerability, and until when that's valid", () => {
    expect(readFileSync(path.join(out, '.well-known/security.txt'), 'utf8')).toBe(
      'Contact: https://github.com/event-catalog/eventcatalog/security\nExpires: 2025-12-27T00:00:00.000Z\nPreferred-Languages: en\nCanonical: https://www.eventcatalog.dev/.well-known/security.txt\n',
    )
  })
})

/** Files of the export that contain a word. Pagefind's files are compressed. */
function findFiles(word: string): string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const file = path.join(out, name)
    if (!statSync(file).isFile()) return false
    const bytes = readFileSync(file)
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
    return (isPacked ? gunzipSync(bytes) : bytes).toString('latin1').toLowerCase().includes(word.toLowerCase())
  })
}

/** Index fragments have content-based names. */
const toKinds = (files: readonly string[]) => [...new Set(files.map((name) => name.replace(/\w+(\.pf_\w+)$/, '*$1')))]

describe('A second build after titles have changed', () => {
  let old: string[][]
  let shareImages: Buffer[]
  const before = path.join(sandbox, 'first')
  const readImages = () => ['docs/animal', 'docs/start'].map((name) => readFileSync(path.join(out, `og/${name}.png`)))

  beforeAll(async () => {
    cpSync(out, before, { recursive: true })
    old = oldTitles.map((word) => toKinds(findFiles(word)).sort())
    shareImages = readImages()
    writeTitles(newTitles)
    write(
      'trees/versions/versioned_docs/version-2.0/other.md',
      toPage('Back to [the start](/docs/start).\n\nOther text.', { title: 'Other' }),
    )
    write('trees/versions/versioned_docs/version-2.0/new.md', toPage('Text.', { title: 'New' }))
    const second = await buildTree(sandbox, tree, env)
    expect(second.status, second.output).toBe(0)
  }, buildTime)

  test('shows the new titles everywhere, and the old ones nowhere', () => {
    const [ofPage = [], ofPost = []] = old
    // The page, other pages' sidebars, their copies, search and feeds.
    for (const file of ['docs/animal.html', 'docs/start.html', 'docs/animal.md', 'llms.txt'])
      expect(ofPage).toContain(file)
    expect(ofPage.filter((name) => name.startsWith('_content/search/')).length).toBeGreaterThan(1)
    expect(ofPost).toContain('blog.html')
    expect(ofPost.some((name) => name.endsWith('.xml'))).toBe(true)
    expect(oldTitles.map(findFiles)).toEqual([[], []])
    const now = newTitles.map((word) => toKinds(findFiles(word)).sort())
    expect(now.map((files) => files.filter((name) => !/docs\/new\./.test(name)))).toEqual(old)
  })

  test('draws a new share image only for the changed page', () => {
    const [changed, same] = readImages()
    expect(shareImages[0]?.equals(changed ?? Buffer.of())).toBe(false)
    expect(shareImages[1]?.equals(same ?? Buffer.of())).toBe(true)
  })

  test('replaces the first, and a window opened before keeps working', async () => {
    expect(existsSync(path.join(out, 'docs/new.html'))).toBe(true)
    expect(existsSync(path.join(sandbox, '.cache/export'))).toBe(false)
    const live = path.join(sandbox, 'live')
    cpSync(before, live, { recursive: true })
    await visit(live, async (page, origin) => {
      const loads: string[] = []
      await page.goto(`${origin}/docs/start`, { waitUntil: 'networkidle' })
      page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname))
      renameSync(live, `${live}.old`)
      cpSync(out, live, { recursive: true })
      await page.locator('main').getByRole('link', { name: 'the other page' }).click()
      await page.locator('main').getByText('Other text.').waitFor()
      expect(loads.length).toBeLessThanOrEqual(1)
      expect(new URL(page.url()).pathname).toBe('/docs/other')
    })
  })

  test('is compared with the first', async () => {
    const report = (from: string) =>
      run(sandbox, ['--import', 'tsx', 'tools/preview-report.ts', from, 'out', 'https://p.example/preview/pr-1'])
    const { status, output } = await report('first')
    expect(status).toBe(0)
    expect(output).toContain(
      '### Added (1)\n\n- [New – EventCatalog](https://p.example/preview/pr-1/docs/new) `/docs/new`',
    )
    expect(output).toContain('`/docs/other`')
    const none = await report('nothing')
    expect([none.status, none.output]).toEqual([1, expect.stringContaining('"nothing" isn’t an export.')])
  })

  // Last, because it replaces the export.
  test.runIf(isEvery)(
    'writes the same files as a clean build',
    async () => {
      const incremental = readExportedFiles(out)
      for (const name of ['.cache', '.contentlayer']) rmSync(path.join(sandbox, name), { recursive: true })
      const clean = await buildTree(sandbox, tree, env)
      expect(clean.status, clean.output).toBe(0)
      expect(findDifferences(incremental, readExportedFiles(out))).toEqual([])
    },
    buildTime,
  )
})
