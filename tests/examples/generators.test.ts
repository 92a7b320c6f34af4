import { cp, mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { checkFrontMatter } from '@/tools/catalog-schema/front-matter'
import { parseYaml } from '@/tools/examples/yaml-place'

type Generator = (config: object, options: object) => Promise<void>

const source = path.resolve('examples/generators')
const options = { path: 'topics.json', owners: ['delivery-team'] }
let catalog = ''
let importTopics: Generator

const readChannel = (name: string) => readFile(path.join(catalog, 'channels', name, 'index.mdx'), 'utf8')
const toFields = (text: string) => parseYaml(/^---\n([\s\S]*?)^---/m.exec(text)?.[1] ?? '').values[0] ?? {}

beforeAll(async () => {
  catalog = await mkdtemp(path.join(tmpdir(), 'generators-'))
  await cp('examples/parcelwise', catalog, { recursive: true })
  await cp(path.join(source, 'topics.json'), path.join(catalog, 'topics.json'))
  vi.stubEnv('PROJECT_DIR', catalog)
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const { default: loaded } = (await import(path.join(source, 'plugins/topics.mjs'))) as { default: Generator }
  importTopics = loaded
  await importTopics({}, options)
})

afterAll(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await rm(catalog, { recursive: true })
})

describe('the generator in the documentation', () => {
  it("creates a channel for a topic that isn't in the catalog", async () => {
    expect(toFields(await readChannel('depot-scans'))).toEqual({
      id: 'depot-scans',
      name: 'depot-scans',
      version: '1.0.0',
      summary: 'Topic with 12 partitions.',
      owners: ['delivery-team'],
      address: 'parcelwise.production.delivery.scans',
      protocols: ['kafka'],
    })
  })

  it('keeps handwritten content', async () => {
    const text = await readChannel('parcel-events')
    expect(text).toContain('Our busiest topic')
    expect(toFields(text)).toMatchObject({ name: 'Parcel events', owners: ['delivery-team', 'aiko'] })
  })

  it('moves the old version aside', async () => {
    expect(toFields(await readChannel('route-events'))).toMatchObject({ version: '1.1.0' })
    expect(toFields(await readChannel('route-events/versioned/1.0.0'))).toMatchObject({ version: '1.0.0' })
  })

  it('writes only fields that EventCatalog reads', async () => {
    for (const name of ['depot-scans', 'parcel-events', 'route-events', 'route-events/versioned/1.0.0'])
      expect(checkFrontMatter('channels', toFields(await readChannel(name))), name).toEqual([])
  })

  it('changes nothing on the second run', async () => {
    const folders = await readdir(path.join(catalog, 'channels'), { recursive: true })
    const before = await readChannel('route-events')
    await importTopics({}, options)
    expect(await readChannel('route-events')).toBe(before)
    expect(await readdir(path.join(catalog, 'channels'), { recursive: true })).toEqual(folders)
  })

  it('names a missing option', async () => {
    await expect(importTopics({}, {})).rejects.toThrow('found no option "path"')
  })

  it('is shown exactly as it is', async () => {
    const page = await readFile('content/docs/plugins/generators.mdx', 'utf8')
    for (const file of ['plugins/topics.mjs', 'topics.json']) {
      expect((await stat(path.join(source, file))).isFile()).toBe(true)
      expect(page).toContain(`\n${(await readFile(path.join(source, file), 'utf8')).trimEnd()}\n\`\`\``)
    }
  })
})
