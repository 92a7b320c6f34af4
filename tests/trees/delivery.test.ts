import { spawn } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findUnguardedScripts } from '../support/guarded'
import { record, startRecorder, type Recorder } from '../support/recorder'
import { toPage } from '../support/tree'
import { setUpTreeSandbox } from '../support/tree-sandbox'
import { buildTree, run, visit, type BuildResult } from '../support/site-build'

const buildTime = 240_000
const secret = 'secret-that-no-browser-sees'
const env = {
  NEXT_PUBLIC_GA_ID: 'G-TEST123',
  NEXT_PUBLIC_POSTHOG_KEY: 'phc_test',
  ALGOLIA_ADMIN_KEY: secret,
  SOME_TOKEN: secret,
  BUILD_DATE: '2025-01-31',
}
const { sandbox, out, write } = setUpTreeSandbox()
let first: BuildResult

const tree = () => path.join(sandbox, 'trees/small')

/** Names, sizes and times of all files. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => ({ name, stats: statSync(path.join(folder, name)) }))
    .map(({ name, stats }) => `${name} ${stats.size} ${stats.mtimeMs}`)
    .sort()
}

beforeAll(async () => {
  write(
    'trees/small/docs/index.md',
    toPage('Read [the other page](/docs/other) and [a part](#part).\n\n## Part {#part}\n\nText.', { title: 'Start' }),
  )
  write('trees/small/docs/other.md', toPage('Back to [the start](/docs).', { title: 'Other' }))
  first = await buildTree(sandbox, tree(), env)
}, buildTime)

/** Until the browser had time for what waits for it, and what that asked for is there. */
async function settle(page: Page) {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
}

/** A visit: a first page, a place on it, another page, and back. */
async function goAround(page: Page, origin: string) {
  await page.goto(`${origin}/docs?utm=x#part`, { waitUntil: 'networkidle' })
  await settle(page)
  await page.locator('main').getByRole('link', { name: 'a part' }).click()
  await page.locator('main').getByRole('link', { name: 'the other page' }).click()
  await page.getByRole('heading', { level: 1, name: 'Other' }).waitFor()
  await settle(page)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Start' }).waitFor()
  await settle(page)
}

const readStorage = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort())

describe('A site that counts views', () => {
  let recorder: Recorder
  beforeAll(async () => (recorder = await startRecorder()))
  afterAll(() => recorder.stop())

  test('builds, and allows the services that it asks and no more scripts', () => {
    expect(first.status, first.output).toBe(0)
    expect(findUnguardedScripts(out)).toEqual([])
    const html = readFileSync(path.join(out, 'docs.html'), 'utf8')
    expect(html).toContain('https://*.googletagmanager.com')
  })

  test('tells of each page once, of no hash, without a cookie, and stores nothing', async () => {
    recorder.arrived.length = 0
    await visit(out, async (page, origin) => {
      const messages: string[] = []
      page.on('console', (message) => message.type() === 'error' && messages.push(message.text()))
      await record(page, recorder)
      await goAround(page, origin)
      const google = recorder.arrived
        .filter((one) => one.path.startsWith('/g/collect'))
        .map((one) => new URLSearchParams(one.path.split('?')[1]))
      expect(google.map((view) => [view.get('en'), view.get('dl'), view.get('dr'), view.get('aip')])).toEqual([
        ['page_view', `${origin}/docs`, '', '1'],
        ['page_view', `${origin}/docs/other`, `${origin}/docs`, '1'],
        ['page_view', `${origin}/docs`, `${origin}/docs/other`, '1'],
      ])
      expect(google.map((view) => view.get('dt'))).toEqual([
        expect.stringContaining('Start'),
        expect.stringContaining('Other'),
        expect.stringContaining('Start'),
      ])
      const events = recorder.arrived
        .filter((one) => one.path === '/relay/i/v0/e/')
        .map(
          (one) => JSON.parse(one.body) as { event: string; distinct_id: string; properties: Record<string, unknown> },
        )
      expect(events.map(({ event, properties }) => [event, properties.$current_url])).toEqual([
        ['$pageview', `${origin}/docs`],
        ['$pageview', `${origin}/docs/other`],
        ['$pageview', `${origin}/docs`],
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
    test(`tells nobody anything under ${signal}, and loads nothing for it`, async () => {
      recorder.arrived.length = 0
      await visit(out, async (page, origin) => {
        const others: string[] = []
        page.on('request', (request) => {
          if (!request.url().startsWith(origin) && request.url().startsWith('http')) others.push(request.url())
        })
        await page.addInitScript((name) => {
          Object.defineProperty(navigator, name, { get: () => (name === 'doNotTrack' ? '1' : true) })
        }, signal)
        await record(page, recorder)
        await goAround(page, origin)
        expect(recorder.arrived).toEqual([])
        expect(others).toEqual([])
        // What is looked for would be found.
        await page.evaluate(() => fetch('https://www.google-analytics.com/g/collect?en=page_view', { method: 'POST' }))
        expect([recorder.arrived.length, others.length]).toEqual([1, 1])
      })
    })

  test('reads on where those who count are blocked', async () => {
    await visit(out, async (page, origin) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await page.route(/googletagmanager|google-analytics|\/relay\//, (route) => route.abort())
      await goAround(page, origin)
      expect(errors).toEqual([])
    })
  })

  test('has no secret in any file', () => {
    const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(path.join(out, name)).isFile(),
    )
    const read = (name: string) => readFileSync(path.join(out, name), 'utf8')
    expect(files.filter((name) => read(name).includes(secret))).toEqual([])
    // What may be seen is there: the search would have found the others.
    expect(files.filter((name) => read(name).includes('phc_test'))).not.toEqual([])
  })

  test('says where a hole can be told of, and until when', () => {
    expect(readFileSync(path.join(out, '.well-known/security.txt'), 'utf8')).toBe(
      'Contact: https://github.com/event-catalog/eventcatalog/security\nExpires: 2025-12-27T00:00:00.000Z\nPreferred-Languages: en\nCanonical: https://www.eventcatalog.dev/.well-known/security.txt\n',
    )
  })
})

describe('A wrong setting', () => {
  test.each([
    [{ NEXT_PUBLIC_GA_ID: 'UA-1' }, 'NEXT_PUBLIC_GA_ID: expected a measurement id such as G-XXXXXXXXXX, got "UA-1".'],
    [{ NEXT_PUBLIC_POSTHOG_KEY: 'phx_secret' }, 'NEXT_PUBLIC_POSTHOG_KEY: expected the public key of a project'],
    [{ NEXT_PUBLIC_POSTHOG_RELAY: '//evil.example' }, 'NEXT_PUBLIC_POSTHOG_RELAY: expected a path such as /relay'],
  ])('stops the build: %j', async (wrong, message) => {
    const result = await buildTree(sandbox, tree(), wrong)
    expect(result.status).toBe(1)
    expect(result.output).toContain(message)
  })
})

describe('A second build', () => {
  test(
    'that is ended while it writes leaves the export whole',
    async () => {
      write('trees/small/docs/other.md', toPage('Other text. Back to [the start](/docs).', { title: 'Other' }))
      write('trees/small/docs/new.md', toPage('Text.', { title: 'New' }))
      // New code has new names of files.
      writeFileSync(
        path.join(sandbox, 'lib/options.ts'),
        `${readFileSync(path.join(sandbox, 'lib/options.ts'), 'utf8')}\nexport const deployment = 2\n`,
      )
      const before = listFiles(out)
      const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
        cwd: sandbox,
        detached: true,
        stdio: ['ignore', 'pipe', 'ignore'],
        env: {
          PATH: process.env.PATH ?? '',
          HOME: process.env.HOME ?? '',
          NODE_ENV: 'production',
          CONTENT_DIR: tree(),
          ...env,
        },
      })
      await new Promise<void>((resolve, reject) => {
        child.stdout.on('data', (text: Buffer) => /Generating static pages/.test(text.toString()) && resolve())
        child.on('close', () => reject(new Error('The build ended too early.')))
      })
      // The whole group: a build has children.
      process.kill(-(child.pid ?? 0), 'SIGKILL')
      expect(listFiles(out)).toEqual(before)
    },
    buildTime,
  )

  test(
    'takes the place of the first, and a window of the first goes on in it',
    async () => {
      const old = path.join(sandbox, 'first')
      cpSync(out, old, { recursive: true })
      const live = path.join(sandbox, 'live')
      cpSync(out, live, { recursive: true })
      const second = await buildTree(sandbox, tree(), env)
      expect(second.status, second.output).toBe(0)
      expect(existsSync(path.join(out, 'docs/new.html'))).toBe(true)
      expect(existsSync(path.join(sandbox, '.cache/export'))).toBe(false)
      await visit(live, async (page, origin) => {
        const loads: string[] = []
        await page.goto(`${origin}/docs`, { waitUntil: 'networkidle' })
        page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname))
        renameSync(live, `${live}.old`)
        cpSync(out, live, { recursive: true })
        await page.locator('main').getByRole('link', { name: 'the other page' }).click()
        await page.locator('main').getByText('Other text.').waitFor()
        expect(loads.length).toBeLessThanOrEqual(1)
        expect(new URL(page.url()).pathname).toBe('/docs/other')
      })
    },
    buildTime,
  )

  test('is compared with the first', async () => {
    const { status, output } = await run(sandbox, [
      '--import',
      'tsx',
      'scripts/preview-report.ts',
      'first',
      'out',
      'https://p.example/preview/pr-1',
    ])
    expect(status).toBe(0)
    expect(output).toContain(
      '### Added (1)\n\n- [New – EventCatalog](https://p.example/preview/pr-1/docs/new) `/docs/new`',
    )
    expect(output).toContain('`/docs/other`')
    const none = await run(sandbox, ['--import', 'tsx', 'scripts/preview-report.ts', 'nothing', 'out'])
    expect([none.status, none.output]).toEqual([1, expect.stringContaining('"nothing" holds no export.')])
  })
})
