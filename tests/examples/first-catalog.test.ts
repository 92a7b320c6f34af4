import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sdk from '@eventcatalog/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { extractFences } from '@/tools/examples/extract'

const pages = ['index', 'domain', 'messages', 'second-domain', 'flow']
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'first-catalog-'))
const linter = path.resolve('node_modules/.bin/eventcatalog-linter')
const { getDomains, getServices, getEvents, getCommands, getQueries, getOwnersForResource, getResourcePath } =
  sdk(folder)

const findFences = (page: string) => {
  const file = `content/docs/development/getting-started/first-catalog/${page}.mdx`
  return extractFences(file, fs.readFileSync(file, 'utf8'))
}

/** Writes the files a reader would have after following a page. Later files replace earlier ones. */
function writeFiles(page: string) {
  for (const { title, code, language } of findFences(page)) {
    // A diagram's title is its caption.
    if (title === undefined || language === 'mermaid') continue
    const file = path.join(folder, title)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, `${code}\n`)
  }
}

function lint(): string {
  try {
    return execFileSync(linter, ['--fail-on-warning', folder], { encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
  }
}

/** The linter output promised on the page. */
const findPromise = (page: string) =>
  findFences(page).findLast(({ language, code }) => language === 'text' && code.includes('files checked'))?.code

const toIds = (found: readonly { id: string }[] | undefined) => (found ?? []).map(({ id }) => id).toSorted()

const outputs = new Map<string, string>()

beforeAll(() => {
  for (const page of pages) {
    writeFiles(page)
    outputs.set(page, lint())
  }
})

afterAll(() => {
  fs.rmSync(folder, { recursive: true })
})

describe('the tutorial catalog', () => {
  it.each(pages)('passes the linter at the end of the page "%s", which shows its output', (page) => {
    const promise = findPromise(page)
    expect(promise).toBeDefined()
    expect(outputs.get(page)?.replaceAll(/\s+/g, ' ')).toContain(promise?.replaceAll(/\s+/g, ' '))
  })

  it('has two domains with four services', async () => {
    const domains = await getDomains()
    expect(toIds(domains)).toEqual(['Billing', 'Ordering'])
    const listed = domains.flatMap(({ services }) => services ?? [])
    expect(toIds(listed)).toEqual(toIds(await getServices()))
    expect(listed).toHaveLength(4)
  })

  it('has messages with schemas, all of which belong to a service', async () => {
    const messages = [
      await getEvents({ attachSchema: true }),
      await getCommands({ attachSchema: true }),
      await getQueries({ attachSchema: true }),
    ]
    expect(messages.map((kind) => kind.length)).toEqual([5, 2, 1])
    const pointers = (await getServices()).flatMap(({ sends, receives }) => [...(sends ?? []), ...(receives ?? [])])
    for (const message of messages.flat()) {
      expect(message, message.id).toHaveProperty('schema.title')
      expect(pointers, message.id).toContainEqual({ id: message.id, version: message.version })
    }
  })

  it('has an owner for each domain and service', async () => {
    for (const { id, version } of [...(await getDomains()), ...(await getServices())])
      expect(await getOwnersForResource(id, version), id).not.toHaveLength(0)
  })

  it('contains resources of the example catalog, in the same versions', async () => {
    const example = sdk(path.resolve('examples/parcelwise'))
    for (const { id, version } of [...(await getDomains()), ...(await getServices()), ...(await getEvents())])
      expect(
        (await example.getResourcePath('examples/parcelwise', id, version))?.fullPath,
        `${id} ${version}`,
      ).toBeDefined()
  })

  it('has a flow whose steps are connected', async () => {
    const found = await getResourcePath(folder, 'OrderToConfirmation', '1.0.0')
    const text = fs.readFileSync(found?.fullPath ?? '', 'utf8')
    const steps = [...text.matchAll(/^ {2}- id: (\S+)/gm)].map(([, id]) => id)
    const next = [...text.matchAll(/^ {4}next_step: (\S+)|^ {6}id: (\S+)\n {6}label|^ {6}- id: (\S+)/gm)].map(
      ([, a, b, c]) => a ?? b ?? c,
    )
    expect(steps).toHaveLength(10)
    expect(steps.slice(1).toSorted()).toEqual(next.toSorted())
  })

  it("doesn't pass the linter with an error in it", () => {
    const file = path.join(folder, 'domains/Billing/index.mdx')
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('id: InvoiceService', 'id: InvoicesService'))
    expect(lint()).toContain('InvoicesService')
  })
})
