import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { toString } from 'hast-util-to-string'
import { describe, expect, test } from 'vitest'
import { readModel } from '@/lib/sdk/read-model'
import { getFunctionPath } from '@/lib/sdk/resources'
import { findAll, findMeta, findTexts, getText, hasClass, readExportedPages } from '../support/exported-html'

const pages = new Map(readExportedPages().map((page) => [page.path, page]))
const model = readModel()
const functions = model.functions.map(({ name }) => ({ name, page: pages.get(getFunctionPath(name)) }))

function getPage(path: string) {
  const page = pages.get(path)
  if (page === undefined) throw new Error(`${path} isn't exported.`)
  return page
}

describe('The SDK reference', () => {
  test('has a page for each of the 111 functions, and for the folder above them', () => {
    expect(functions.filter(({ page }) => page === undefined).map(({ name }) => name)).toEqual([])
    expect(functions).toHaveLength(111)
    expect(existsSync('out/docs/sdk/function.html')).toBe(true)
  })

  test('uses the function as title, with a description that fits a search result', () => {
    for (const { name, page } of functions) {
      if (page === undefined) continue
      expect(findTexts(page.root, 'h1'), name).toEqual([name])
      const length = (findMeta(page.root, 'description') ?? '').length
      expect(length >= 50 && length <= 160, `${name}: ${length}`).toBe(true)
    }
  })

  test('links from each type in a signature to its fields', () => {
    const ids = new Set(
      findAll(getPage('/docs/sdk/types').root, () => true).flatMap((each) => getText(each, 'id') ?? []),
    )
    for (const { name } of model.types) expect(ids, name).toContain(name.toLowerCase())
    const [signature] = findAll(getPage('/docs/sdk/function/getEvent').root, (each) => each.tagName === 'pre')
    const links = findAll(signature ?? getPage('/').root, (each) => each.tagName === 'a').map((each) =>
      getText(each, 'href'),
    )
    expect(links).toEqual(['/docs/sdk/types#event'])
  })

  test('lists every function on its index, by resource and by verb', () => {
    const links = findAll(getPage('/docs/sdk').root, (each) => hasClass(each, 'docs-body')).flatMap((body) =>
      findAll(body, (each) => each.tagName === 'a').flatMap((each) => getText(each, 'href') ?? []),
    )
    for (const { name } of functions)
      expect(links.filter((href) => href === getFunctionPath(name)).length, name).toBeGreaterThanOrEqual(2)
  })

  test('has a sidebar with its own resources, under the API', () => {
    const [sidebar] = findAll(getPage('/docs/sdk/function/getEvent').root, (each) => each.tagName === 'docs-sidebar')
    const links = findAll(sidebar ?? getPage('/').root, (each) => each.tagName === 'a').flatMap(
      (each) => getText(each, 'href') ?? [],
    )
    expect(links).toEqual(
      expect.arrayContaining(['/docs/api/event', '/docs/sdk', '/docs/sdk/domains', '/docs/sdk/function/rmEventById']),
    )
  })

  test('is at most 15 kB (gzip) per function', () => {
    const large = functions.flatMap(({ name, page }) => {
      const bytes = page === undefined ? 0 : gzipSync(readFileSync(`out/${page.file}`)).length
      return bytes > 15_000 ? [`${name}: ${bytes}`] : []
    })
    expect(large).toEqual([])
  })

  test("adds no script to a page's first load", () => {
    const listScripts = (path: string) =>
      findAll(getPage(path).root, (each) => each.tagName === 'script').flatMap((each) => getText(each, 'src') ?? [])
    const usual = listScripts('/docs/api/event')
    expect(usual).toHaveLength(1)
    expect(listScripts('/docs/sdk/function/getEvent')).toEqual(usual)
    expect(listScripts('/docs/sdk')).toEqual(usual)
  })

  test("has types for names in examples, once per name and block, without changing the block's text", () => {
    const [, example] = findAll(getPage('/docs/sdk/function/getEvent').root, (each) => each.tagName === 'pre')
    if (example === undefined) throw new Error('getEvent has no example.')
    const names = findAll(example, (each) => hasClass(each, 'q'))
    const types = names.map((each) => `${toString(each)} ${getText(each, 'aria-description')}`)
    expect(types).toContain('event const event: Event')
    expect(new Set(types).size).toBe(types.length)
    expect(toString(example)).toContain("const event = await getEvent('OrderPlaced', 'latest', {")
  })
})
