import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { toString } from 'hast-util-to-string'
import { describe, expect, test } from 'vitest'
import { planQuestions } from '@/lib/pages/marketing/plans'
import { toAbsoluteUrl } from '@/lib/kit/urls'
import { findAll, findMeta, findTexts, getText, hasClass, readExportedPages } from '../support/exported-html'

/** Every path of kind `marketing` except search, and integrations, which have their own pages. */
const addresses = [
  '/',
  '/code-of-conduct',
  '/contact-us',
  '/enterprise',
  '/features/ai-assistant',
  '/features/business-flows',
  '/features/change',
  '/features/documentation',
  '/features/visualization',
  '/federation',
  '/index%20copy',
  '/newsletter',
  '/pricing',
  '/privacy',
  '/product/documentation',
  '/services',
  '/services2',
  '/specifications/asyncapi',
  '/support',
  '/terms',
  '/workshops',
]
const repeats = new Map([
  ['/index%20copy', '/'],
  ['/services2', '/services'],
])

const exported = readExportedPages()
const pages = addresses.flatMap((address) => exported.filter(({ path }) => path === address))
const originals = pages.filter(({ path }) => !repeats.has(path))

const toLevels = (root: (typeof pages)[number]['root']) => {
  const [main] = findAll(root, ({ tagName }) => tagName === 'main')
  return findAll(main ?? root, ({ tagName }) => /^h[1-6]$/.test(tagName)).map(({ tagName }) => Number(tagName[1]))
}

describe('Pages outside the documentation', () => {
  test('all exist', () => {
    expect(pages.map(({ path }) => path)).toEqual(addresses)
  })

  test("preload the text and heading fonts, which documentation pages don't", () => {
    const listFonts = ({ root }: (typeof exported)[number]) => {
      const links = findAll(root, ({ tagName }) => tagName === 'link').filter((link) =>
        ['preload', 'stylesheet'].includes(getText(link, 'rel') ?? ''),
      )
      return links.map((link) => /\/(heading|text)\.[\w-]+\.woff2$/.exec(getText(link, 'href') ?? '')?.[1] ?? 'other')
    }
    for (const page of pages) expect(listFonts(page).slice(0, 3), page.path).toEqual(['heading', 'text', 'other'])
    const docs = exported.filter(({ path }) => path.startsWith('/docs'))
    expect(new Set(docs.flatMap(listFonts))).toEqual(new Set(['other']))
  })

  test('have headings in order, with no duplicates', () => {
    for (const { path, root } of pages) {
      const levels = toLevels(root)
      expect(levels[0], path).toBe(1)
      expect(
        levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1),
        path,
      ).toEqual([])
      const [main] = findAll(root, ({ tagName }) => tagName === 'main')
      const texts = findTexts(main === undefined ? root : { type: 'root', children: [main] }, 'h2')
      expect(texts, path).toEqual([...new Set(texts)])
    }
  })

  test('have content: headings and at least 150 words', () => {
    const short = originals.filter(({ root }) => {
      const [main] = findAll(root, ({ tagName }) => tagName === 'main')
      return (main === undefined ? '' : toString(main)).split(/\s+/).length < 150
    })
    expect(short.map(({ path }) => path)).toEqual([])
  })

  test('link to other pages from their text', () => {
    const without = pages.filter(
      ({ root }) =>
        !findAll(root, ({ tagName }) => tagName === 'main').some(
          (main) => findAll(main, ({ tagName }) => tagName === 'a').length > 0,
        ),
    )
    expect(without.map(({ path }) => path)).toEqual([])
  })

  test.each([...repeats])("%s names %s as the original and isn't indexed", (address, original) => {
    const page = pages.find(({ path }) => path === address)
    const [link] =
      page === undefined ? [] : findAll(page.root, ({ properties }) => String(properties.rel) === 'canonical')
    expect(getText(link, 'href')?.replace(/\/$/, '')).toBe(toAbsoluteUrl(original).replace(/\/$/, ''))
    expect(page && findMeta(page.root, 'robots')).toContain('noindex')
    expect(readFileSync('out/sitemap.xml', 'utf8')).not.toContain(`${address}<`)
  })

  test('have no form that sends anything, and request nothing from other sites', () => {
    const asking = pages.flatMap(({ path, root }) =>
      findAll(root, ({ tagName }) => tagName === 'main')
        .flatMap((main) => findAll(main, () => true))
        .filter(
          ({ tagName, properties }) =>
            // A form without an address belongs to a script on the page.
            (tagName === 'form' && properties.action !== undefined) ||
            (['script', 'img', 'iframe', 'video'].includes(tagName) && /^https?:/.test(String(properties.src ?? ''))),
        )
        .map(({ tagName }) => `${path}: ${tagName}`),
    )
    expect(asking).toEqual([])
  })

  test('are at most 170 kB of HTML, 30 kB with gzip', () => {
    const large = pages.flatMap(({ path, file }) => {
      const bytes = readFileSync(`out/${file}`)
      const packed = gzipSync(bytes).length
      return bytes.length > 170_000 || packed > 30_000 ? [`${path}: ${bytes.length}, ${packed} with gzip`] : []
    })
    expect(large).toEqual([])
  })

  test('about the product end with a next step, on another background than the footer', () => {
    const about = exported.filter(
      ({ path, root }) =>
        (path.startsWith('/integrations') && path !== '/integrations/old') ||
        findAll(root, (element) => hasClass(element, 'parts')).length > 0,
    )
    expect(about.length).toBeGreaterThan(40)
    const others = about.filter(({ root }) => {
      const last = findAll(root, ({ tagName }) => tagName === 'section').at(-1)
      const buttons = last === undefined ? [] : findAll(last, (element) => hasClass(element, 'button'))
      return buttons.length === 0 || last === undefined || !hasClass(last, 'dark-mode')
    })
    expect(others.map(({ path }) => path)).toEqual([])
  })

  test('have images with dimensions', () => {
    const images = pages.flatMap(({ root }) => findAll(root, ({ tagName }) => tagName === 'img'))
    expect(
      images.filter(({ properties }) => properties.width === undefined || properties.height === undefined),
    ).toEqual([])
  })
})

describe('The pricing page', () => {
  const page = pages.find(({ path }) => path === '/pricing')

  test('gives search engines the same questions it shows, word for word', () => {
    const scripts =
      page === undefined ? [] : findAll(page.root, ({ properties }) => properties.type === 'application/ld+json')
    const structuredData = scripts.map((script) => toString(script)).join('')
    const shown = page === undefined ? [] : findAll(page.root, ({ properties }) => properties.dataSlot === 'question')
    const texts = shown.map((element) => toString(element))
    expect(texts).toHaveLength(planQuestions.length)
    for (const { question, answer } of planQuestions) {
      expect(structuredData).toContain(JSON.stringify(question))
      expect(structuredData).toContain(JSON.stringify(answer))
      expect(texts.some((text) => text.includes(question) && text.includes(answer))).toBe(true)
    }
  })
})
