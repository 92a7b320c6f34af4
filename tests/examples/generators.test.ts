import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { evaluate } from '@mdx-js/mdx'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import remarkGfm from 'remark-gfm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkFrontMatter } from '@/tools/catalog-schema/front-matter'
import { extractFences } from '@/tools/examples/extract'
import { parseYaml } from '@/tools/examples/yaml-place'

type Generator = (config: object, options: object) => Promise<void>

const source = path.resolve('examples/generators')
const options = { path: 'topics.json', owners: ['delivery-team'] }
let catalog = ''
let importTopics: Generator

const readChannel = (name: string) => readFile(path.join(catalog, 'channels', name, 'index.mdx'), 'utf8')
const toFields = (text: string) => parseYaml(/^---\n([\s\S]*?)^---/m.exec(text)?.[1] ?? '').values[0] ?? {}

/** Makes a function of a part of a script, which may use `await`. */
const toAsyncFunction = (names: readonly string[], code: string) =>
  Reflect.construct((async () => Promise.resolve()).constructor as FunctionConstructor, [...names, code]) as (
    ...values: unknown[]
  ) => Promise<unknown>

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

  describe('when a team has changed files', () => {
    const byHand = '---\nid: team-topic\nname: Ours\nversion: 1.0.0\n---\n\nOurs.\n'
    const topic = { name: 'team-topic', version: '1.0.0', address: 'parcelwise.team', partitions: 3 }
    const write = async (file: string, text: string) => {
      await mkdir(path.join(catalog, path.dirname(file)), { recursive: true })
      await writeFile(path.join(catalog, file), text)
    }
    const read = (file: string) => readFile(path.join(catalog, file), 'utf8')
    const importTopic = async () => {
      await write('team.json', JSON.stringify([topic]))
      await importTopics({}, { path: 'team.json' })
    }

    afterEach(async () => {
      for (const folder of ['channels/team-topic', 'services/team-topic', 'domains/Moved'])
        await rm(path.join(catalog, folder), { recursive: true, force: true })
    })

    it('never writes to a service with the same id', async () => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      await write('services/team-topic/index.mdx', byHand)
      await importTopic()
      expect(await read('services/team-topic/index.mdx')).toBe(byHand)
      await expect(readChannel('team-topic')).rejects.toThrow('ENOENT')
      expect(warn).toHaveBeenCalledWith(' - team-topic skipped: services/team-topic/index.mdx is already in use')
    })

    it('never overwrites a file whose id has changed', async () => {
      const renamed = byHand.replace('id: team-topic', 'id: other')
      await write('channels/team-topic/index.mdx', renamed)
      await importTopic()
      expect(await readChannel('team-topic')).toBe(renamed)
    })

    it('updates index.md, without an index.mdx next to it', async () => {
      await write('channels/team-topic/index.md', byHand)
      await importTopic()
      expect(await readdir(path.join(catalog, 'channels/team-topic'))).toEqual(['index.md'])
      expect(toFields(await read('channels/team-topic/index.md'))).toMatchObject({
        name: 'Ours',
        address: topic.address,
      })
    })

    it('updates a moved file where it is', async () => {
      await write('domains/Moved/channels/team-topic/index.mdx', byHand)
      await importTopic()
      expect(await read('domains/Moved/channels/team-topic/index.mdx')).toContain(topic.address)
      await expect(readChannel('team-topic')).rejects.toThrow('ENOENT')
    })
  })

  it("stops if the SDK moved an older version that isn't in the channel's folder", async () => {
    const byHand = '---\nid: team-topic\nname: Ours\nversion: 2.0.0\n---\n\nOurs.\n'
    const current = 'domains/Moved/services/Ours/channels/team-topic'
    // Which file the SDK finds first depends on the file system, so there are many older ones.
    const older = Array.from(
      { length: 20 },
      (_, index) => [`older-${index}/versioned/1.${index}.0`, `1.${index}.0`] as const,
    )
    for (const [folder, version] of [...older, [current, '2.0.0'] as const]) {
      await mkdir(path.join(catalog, folder), { recursive: true })
      await writeFile(path.join(catalog, folder, 'index.mdx'), byHand.replace('2.0.0', version))
    }
    const topic = { name: 'team-topic', version: '3.0.0', address: 'parcelwise.team', partitions: 3 }
    await writeFile(path.join(catalog, 'team.json'), JSON.stringify([topic]))
    const message = "topics: team-topic 2.0.0 wasn't moved to versioned/"
    await expect(importTopics({}, { path: 'team.json' })).rejects.toThrow(message)
    expect(await readFile(path.join(catalog, current, 'index.mdx'), 'utf8')).toBe(byHand)
    for (const name of await readdir(catalog))
      if (name.startsWith('older-')) await rm(path.join(catalog, name), { recursive: true })
    await rm(path.join(catalog, 'domains/Moved'), { recursive: true })
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

describe('the functions for pointers', () => {
  const service =
    '---\nid: orders\nname: Orders\nversion: 2.0.0\nsends:\n  - id: OrderPlaced\n    version: 1.0.0\n---\n\nOurs.\n'
  const event =
    '---\nid: OrderPaid\nname: Paid\nversion: 1.0.0\nchannels:\n  - id: billing\n    version: 1.0.0\n---\n\nOurs.\n'
  const sameId = '---\nid: orders\nname: Orders\nversion: 1.0.0\n---\n\nAn event with the id of the service.\n'
  type RemovePointers = (catalog: string, kind: 'message' | 'channel', id: string) => Promise<string[]>
  let folder = ''
  type Manifest = Record<string, { path: string; files: string; source?: string; gone?: boolean }>
  type Pointer = { id: string; version?: string; to?: object[] }
  interface Functions {
    removePointers: RemovePointers
    removeAllPointers: (
      catalog: string,
      deleted: [string, string][],
      manifest: Record<string, Manifest>,
      hashFiles: (folder: string) => Promise<string>,
    ) => Promise<void>
    mergePointers: (
      current: Pointer[] | undefined,
      found: Pointer[],
      added?: Pointer[],
    ) => { pointers: Pointer[]; added: Pointer[] }
  }
  let functions: Functions
  const removePointers: RemovePointers = (...args) => functions.removePointers(...args)
  const read = (file: string) => readFile(path.join(folder, file), 'utf8')

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pointers-'))
    const files = {
      'events/orders/index.mdx': sameId,
      'events/OrderPaid/index.mdx': event,
      'events/OrderPaid/versioned/0.9.0/index.mdx': event.replace('1.0.0', '0.9.0'),
      'domains/Ordering/services/orders/index.mdx': service,
      'domains/Ordering/services/orders/versioned/1.0.0/index.md': service.replace('2.0.0', '1.0.0'),
    }
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.join(folder, path.dirname(file)), { recursive: true })
      await writeFile(path.join(folder, file), text)
    }
    functions = (await import(path.join(source, 'src/pointers.js'))) as Functions
  })

  afterAll(() => rm(folder, { recursive: true }))

  it("removes a message from all versions of a service, and never touches another resource with the service's id", async () => {
    expect((await removePointers(folder, 'message', 'OrderPlaced')).toSorted()).toEqual([
      'domains/Ordering/services/orders/index.mdx',
      'domains/Ordering/services/orders/versioned/1.0.0/index.md',
    ])
    expect(await read('events/orders/index.mdx')).toBe(sameId)
    expect(await read('domains/Ordering/services/orders/index.mdx')).toContain('sends: []')
    expect(await read('domains/Ordering/services/orders/index.mdx')).toContain('version: 2.0.0')
    expect(await read('domains/Ordering/services/orders/versioned/1.0.0/index.md')).toContain('sends: []')
  })

  it('removes a channel from all versions of a message', async () => {
    expect(await removePointers(folder, 'channel', 'billing')).toHaveLength(2)
    expect(await read('events/OrderPaid/index.mdx')).toContain('channels: []')
    expect(await read('events/OrderPaid/versioned/0.9.0/index.mdx')).toContain('channels: []')
    expect(await removePointers(folder, 'channel', 'billing')).toEqual([])
  })

  it('hashes a changed folder again, unless a team has edited it', async () => {
    const file = (name: string) => `events/${name}/index.mdx`
    for (const name of ['Ours', 'Edited']) {
      await mkdir(path.join(folder, 'events', name))
      await writeFile(path.join(folder, file(name)), event.replace('OrderPaid', name))
    }
    const hashFiles = (place: string) => read(path.join(place, 'index.mdx'))
    const toEntry = async (name: string, added = '') => ({ path: file(name), files: (await read(file(name))) + added })
    const manifest = { ours: await toEntry('Ours'), edited: await toEntry('Edited', 'before the edit') }
    const other = { ours: { ...manifest.ours } }
    await functions.removeAllPointers(folder, [['channel', 'billing']], { own: manifest, other }, hashFiles)
    expect(await read(file('Ours'))).toContain('channels: []')
    expect(manifest.ours.files).toBe(await read(file('Ours')))
    expect(other.ours.files).toBe(manifest.ours.files)
    expect(await read(file('Edited'))).toContain('channels: []')
    expect(manifest.edited.files).toContain('before the edit')
  })

  it('makes the next run write what it changed, and keeps pointers to a message whose kind has changed', async () => {
    const file = 'events/Changed/index.mdx'
    await mkdir(path.join(folder, 'events/Changed'))
    await writeFile(path.join(folder, file), event)
    const hashFiles = (place: string) => read(path.join(place, 'index.mdx'))
    const manifest: Manifest = { 'events/Changed': { path: file, files: event, source: 'as in the source' } }
    await functions.removeAllPointers(folder, [['channel', 'other']], { own: manifest }, hashFiles)
    expect(manifest['events/Changed']?.source).toBe('as in the source')
    const kept = { ...manifest, 'channels/billing': { path: 'none', files: '' } }
    await functions.removeAllPointers(folder, [['channel', 'billing']], { own: kept }, () => Promise.resolve(''))
    expect(await read(file)).toBe(event)
    const other = { 'channels/billing': { path: file, files: '', gone: true } }
    await functions.removeAllPointers(folder, [['channel', 'billing']], { own: manifest, other }, hashFiles)
    expect(manifest['events/Changed']).toEqual({ path: file, files: await read(file), source: undefined })
  })

  it("are written to a service whose folder already has its messages, but not over a team's file", async () => {
    const page = await readFile('content/docs/plugins/write-a-plugin/services.mdx', 'utf8')
    const line = /^const isTaken = .+$/m.exec(page)?.[0]
    const run = toAsyncFunction(['found', 'folder', 'list', 'isService'], `${line}\nreturn isTaken`)
    const isTaken = (files: string[]) => run(undefined, 'services/Orders', () => Promise.resolve(files), undefined)
    expect(await isTaken(['events', 'events/OrderPlaced/index.mdx'])).toBe(false)
    expect(await isTaken(['index.md'])).toBe(true)
  })

  it.each([
    ['are removed from a service that the source no longer has', 'services/Orders/index.mdx'],
    ['are removed without a warning if another entry has the service', 'services/Orders/index.mdx', true],
    ['stay in a service that the source no longer has if a team changed its id', undefined],
    ["stay if another resource has the service's id", 'events/Orders/index.mdx'],
  ])('%s', async (_, located, isShared = false) => {
    const file = 'services/Orders/index.mdx'
    const page = 'content/docs/plugins/write-a-plugin/services.mdx'
    const fences = extractFences(page, await readFile(page, 'utf8'))
    const code = fences.find((one) => one.code.includes('the service is gone'))?.code ?? ''
    const after: Record<string, object> = {}
    const writeService = vi.fn()
    const warn = vi.spyOn(console, 'warn').mockReset().mockReturnValue()
    const release = vi.fn()
    const values = {
      isShared: () => isShared,
      release,
      path: file,
      before: { 'services/Orders': { source: 'before', sends: [{ id: 'OrderPlaced' }], receives: [] } },
      after,
      locate: () => located,
      mergePointers: functions.mergePointers,
      sdk: {
        getService: () => located && { id: 'Orders', sends: [{ id: 'OrderPlaced' }, { id: 'ByTeam' }] },
        writeService,
      },
      join: (...names: string[]) => path.join(...names),
      dirname: (name: string) => path.dirname(name),
    }
    await toAsyncFunction(Object.keys(values), code)(...Object.values(values))
    if (located !== file) {
      expect(writeService).not.toHaveBeenCalled()
      expect(after['services/Orders']).toEqual({ path: file, sends: [{ id: 'OrderPlaced' }], receives: [], gone: true })
      return
    }
    expect(writeService).toHaveBeenCalledWith(
      { id: 'Orders', sends: [{ id: 'ByTeam' }], receives: [] },
      { override: true, path: '../services/Orders', format: 'mdx' },
    )
    expect(after['services/Orders']).toEqual({ path: file, sends: [], receives: [], gone: true })
    expect(release).toHaveBeenCalledWith('services/Orders', [{ id: 'OrderPlaced' }])
    expect(warn).toHaveBeenCalledTimes(isShared ? 0 : 1)
  })

  it('are added again by another entry that has them, and whose items stay', async () => {
    const page = 'content/docs/plugins/write-a-plugin/services.mdx'
    const fences = extractFences(page, await readFile(page, 'utf8'))
    const code = fences.find((one) => one.code.includes('function release'))?.code ?? ''
    const items = { kept: { source: 'hash' }, changed: { source: 'hash' } }
    const run = toAsyncFunction(['findAll'], `${code}\nreturn release`)
    const release = (await run((key: keyof typeof items) => [items[key]])) as (
      key: string,
      before?: Pointer[],
      added?: Pointer[],
    ) => void
    const [first, second] = ['1.0.0', '2.0.0'].map((version) => ({ id: 'OrderPlaced', version })) as [Pointer, Pointer]
    release('kept', [first], [first, second])
    release('kept')
    release('changed', [first], [second])
    expect(items).toMatchObject({ kept: { source: 'hash' }, changed: { source: undefined } })
  })

  it("adds and updates the source's pointers, removes those it no longer has, and keeps the team's", () => {
    const { mergePointers } = functions
    const first = mergePointers([{ id: 'ByTeam' }], [{ id: 'OrderPlaced', version: '1.0.0' }, { id: 'ByTeam' }])
    const [placed, byTeam] = [{ id: 'OrderPlaced', version: '1.0.0' }, { id: 'ByTeam' }]
    expect(first).toEqual({ pointers: [placed, byTeam], added: [placed] })

    const current = [byTeam, { ...placed, to: [{ id: 'orders' }] }]
    const updated = mergePointers(current, [{ ...placed, version: '2.0.0' }], first.added)
    expect(updated.pointers).toEqual([{ ...placed, version: '2.0.0', to: [{ id: 'orders' }] }, byTeam])
    expect(mergePointers(updated.pointers, [], updated.added)).toEqual({ pointers: [byTeam], added: [] })
  })

  // The table on the page, plus sources without versions.
  it.each([
    ['two versions in the source', ['1.0.0', '2.0.0'], [], [], ['1.0.0', '2.0.0']],
    [
      'two versions in the source, again',
      ['1.0.0', '2.0.0'],
      ['1.0.0', '2.0.0'],
      ['1.0.0', '2.0.0'],
      ['1.0.0', '2.0.0'],
    ],
    ['a new version in the source', ['2.0.0'], ['1.0.0'], ['1.0.0'], ['2.0.0']],
    ["a team's version next to ours", ['1.0.0'], ['1.0.0', '2.0.0'], ['1.0.0'], ['1.0.0', '2.0.0']],
    ["a team's version that the source has now", ['2.0.0'], ['1.0.0', '2.0.0'], ['1.0.0'], ['2.0.0']],
    ['a range instead of our version', ['1.0.0'], ['^1.0.0'], ['1.0.0'], ['^1.0.0']],
    ['a version outside of the range', ['2.0.0'], ['^1.0.0'], [], ['2.0.0', '^1.0.0']],
    ["a team's version after ours is gone", [], ['1.0.0', '2.0.0'], ['1.0.0'], ['2.0.0']],
    ["a registry's versions", ['2'], ['1'], ['1'], ['2']],
    ["a team's version next to ours without one", [undefined], [undefined, '1.0.0'], [undefined], [undefined, '1.0.0']],
    ['a version that a team chose', [undefined], ['1.0.0'], [undefined], ['1.0.0']],
    ["a team's pointer without a version", ['1.0.0'], [undefined], [], [undefined]],
    ["a team's pointer to the latest version", ['1.0.0'], ['latest'], [], ['latest']],
    ['a source that has versions now', ['1.0.0'], [undefined], [undefined], ['1.0.0']],
  ])('merge %s', (_, found, current, added, merged) => {
    const toPointers = (versions: (string | undefined)[]) =>
      versions.map((version) => ({ id: 'OrderPlaced', ...(version !== undefined && { version }) }))
    const result = functions.mergePointers(toPointers(current), toPointers(found), toPointers(added))
    expect(result.pointers).toEqual(toPointers(merged))
    // A second run with the manifest of the first one changes nothing.
    const manifest = JSON.parse(JSON.stringify(result.added)) as Pointer[]
    expect(functions.mergePointers(result.pointers, toPointers(found), manifest)).toEqual(result)
  })

  it('are shown exactly as they are', async () => {
    const code = await readFile(path.join(source, 'src/pointers.js'), 'utf8')
    const page = await readFile('content/docs/plugins/write-a-plugin/pointers.mdx', 'utf8')
    expect(page).toContain(`\n${code.trimEnd()}\n\`\`\``)
  })
})

describe('the package for topics', () => {
  const pages = 'content/docs/plugins/write-a-plugin'
  let project = ''
  const read = (file: string) => readFile(path.join(project, file), 'utf8')

  beforeAll(async () => {
    project = await mkdtemp(path.join(tmpdir(), 'package-'))
    for (const folder of ['src', 'test/fixtures', 'catalog'])
      await mkdir(path.join(project, folder), { recursive: true })
    await symlink(path.resolve('node_modules'), path.join(project, 'node_modules'))
    for (const page of ['create', 'run', 're-runs', 'testing', 'pointers'])
      for (const { title, code } of extractFences(page, await readFile(`${pages}/${page}.mdx`, 'utf8'))) {
        // The site has zod 3, which contains version 4.
        const text = code.replace("from 'zod'", "from 'zod/v4'")
        if (title !== undefined && /^(src|test)\//.test(title)) await writeFile(path.join(project, title), `${text}\n`)
        if (title?.endsWith('topics.txt')) await writeFile(path.join(project, 'test/fixtures/topics.txt'), `${text}\n`)
      }
    await writeFile(path.join(project, 'package.json'), '{ "type": "module" }')
  })
  afterAll(() => rm(project, { recursive: true }))

  it('passes the tests in the documentation', async () => {
    const run = async (file: string) =>
      (await promisify(execFile)('node', ['--test', '--test-reporter=tap', file], { cwd: project })).stdout
    expect(await run('test/generator.test.js')).toMatch(/^# pass 15$/m)
    expect(await run('test/pointers.test.js')).toMatch(/^# pass 4$/m)
    expect(await run('test/entries.test.js')).toMatch(/^# pass 1$/m)
  })

  it('recognizes its files on Windows, and writes the same manifest there', async () => {
    const shim = "import path from 'node:path'\nexport * from 'node:path'\nexport const sep = '\\\\'\n"
    const toBackslashes = "export const relative = (...all) => path.relative(...all).replaceAll('/', sep)\n"
    await writeFile(path.join(project, 'src/windows-path.js'), shim + toBackslashes)
    const windows = (await read('src/index.js')).replace("'node:path'", "'./windows-path.js'")
    await writeFile(path.join(project, 'src/windows.js'), windows)
    await mkdir(path.join(project, 'windows'))
    const runTopics = async (partitions: number) => {
      await writeFile(path.join(project, 'windows/t.txt'), `Topic: first\tPartitionCount: ${partitions}\tConfigs: \n`)
      const args = [
        '--input-type=module',
        '--eval',
        "import run from './src/windows.js'; await run({}, { path: 't.txt' })",
      ]
      const env = { ...process.env, PROJECT_DIR: path.join(project, 'windows') }
      return (await promisify(execFile)('node', args, { cwd: project, env })).stdout
    }
    await runTopics(6)
    expect(await runTopics(12)).toContain('first updated')
    expect(await read('windows/.eventcatalog-topics.json')).toContain('"path": "channels/first/index.mdx"')
  })

  it("rejects a source's ids that aren't folder names, and shows its text as it is", async () => {
    const { parseItems, escapeText } = (await import(path.join(project, 'src/source.js'))) as {
      parseItems: (json: unknown) => object[]
      escapeText: (text: string) => string
    }
    expect(parseItems([{ id: 'orders.v1' }])).toEqual([{ id: 'orders.v1', description: '' }])
    for (const id of ['../orders', 'a/b', 'a\\b', '..', '.git', '', 1])
      expect(() => parseItems([{ id }])).toThrow('answer')
    const texts = [
      '{process.exit()}',
      '<b>a</b>',
      'export const a = 1',
      'import "a"',
      '[a](javascript:b)',
      '`{a}` ~~~',
      '~~~',
      String.raw`List\<T\> \{a\}`,
      '*a* _b_ c_d',
      '# a',
      '1. a',
    ]
    for (const text of [...texts, 'Internal & exported {/* topics:end */}']) {
      const { default: Page } = await evaluate(escapeText(`\n${text}\n`), { ...runtime })
      expect(renderToStaticMarkup(Page({}))).toBe(renderToStaticMarkup(runtime.jsx('p', { children: text })))
    }
    for (const url of ['https://x.example/<a>/{b}', 'www.x.example/{b}/<c>']) {
      const { default: Page } = await evaluate(escapeText(url), { ...runtime, remarkPlugins: [remarkGfm] })
      expect(renderToStaticMarkup(Page({})).replaceAll(/<[^>]+>/g, '')).toBe(
        renderToStaticMarkup(runtime.jsx('p', { children: url })).replaceAll(/<[^>]+>/g, ''),
      )
    }
  })

  describe('with two entries that have the same topic', () => {
    const toTopics = (names: string[], partitions: number) =>
      names.map((name) => `Topic: ${name}\tPartitionCount: ${partitions}\tConfigs: \n`).join('')
    const file = 'entries/channels/orders/index.mdx'
    const manifest = 'entries/.eventcatalog-topics.json'
    /** Runs the entries of both files. */
    const run = async (own: string[], other: string[], paths = ['own.txt', 'other.txt']) => {
      await writeFile(path.join(project, 'entries/own.txt'), toTopics(own, 6))
      await writeFile(path.join(project, 'entries/other.txt'), toTopics(other, 12))
      await writeFile(path.join(project, 'entries/renamed.txt'), toTopics(own, 6))
      const script = `import run from './src/index.js'
        for (const path of process.argv.slice(1)) await run({}, { path, removed: 'delete' })`
      const args = ['--input-type=module', '--eval', script, ...paths]
      const env = { ...process.env, PROJECT_DIR: path.join(project, 'entries') }
      const { stdout, stderr } = await promisify(execFile)('node', args, { cwd: project, env })
      return stdout + stderr
    }

    beforeEach(async () => {
      await mkdir(path.join(project, 'entries'))
      await run(['orders', 'own'], ['orders', 'other'])
    })
    afterEach(() => rm(path.join(project, 'entries'), { recursive: true }))

    it.each([
      ['first', ['own'], ['orders', 'other']],
      ['second', ['orders', 'own'], ['other']],
    ])('keeps it without a report if the %s one drops it, and deletes it if both do', async (_, own, other) => {
      expect(await run(own, other)).not.toMatch(/orders (kept|deleted)/)
      expect(await read(file)).toContain('id: orders')
      expect(await run(['own'], ['other'])).toContain('orders deleted')
      await expect(read(file)).rejects.toThrow('ENOENT')
    })

    it.each([['both at once'], ['first'], ['second']])(
      'changes nothing on the run after both drop it: %s',
      async (which) => {
        if (which === 'first') await run(['own'], ['orders', 'other'])
        if (which === 'second') await run(['orders', 'own'], ['other'])
        await run(['own'], ['other'])
        const written = await read(manifest)
        expect(written).not.toContain('orders')
        await run(['own'], ['other'])
        expect(await read(manifest)).toBe(written)
      },
    )

    it("shows the remaining entry's data on the second run after the last writer drops it", async () => {
      expect(await read(file)).toContain('- 12 partitions')
      const runAgain = () => run(['orders', 'own'], ['other'])
      await runAgain()
      await runAgain()
      expect(await read(file)).toContain('- 6 partitions')
      const written = await read(manifest)
      expect(await runAgain()).not.toContain('orders')
      expect(await read(manifest)).toBe(written)
    })

    it('never deletes it if a team has edited it, whichever entry writes after that', async () => {
      await writeFile(path.join(project, file), (await read(file)).replace('name: orders', 'name: Ours'))
      const format = (await read('src/index.js')).replace('const format = 1;', 'const format = 2;')
      await writeFile(path.join(project, 'src/index.js'), format)
      await run(['orders', 'own'], ['orders', 'other'])
      await writeFile(path.join(project, 'src/index.js'), format.replace('const format = 2;', 'const format = 1;'))
      await run(['own'], ['orders', 'other'])
      expect(await run(['own'], ['other'])).toContain('orders kept: the topic is gone (folder edited)')
      expect(await read(file)).toContain('name: Ours')
    })

    it("doesn't take the last write of a removed entry for a team's edit", async () => {
      const { 'own.txt#': own } = JSON.parse(await read(manifest)) as Record<string, object>
      await writeFile(path.join(project, manifest), JSON.stringify({ 'own.txt#': own }))
      expect(await run(['own'], [], ['own.txt'])).toContain('orders deleted')
    })

    it('takes over its channels if its path changes, once the old list is deleted', async () => {
      await run(['orders', 'own'], ['other'], ['renamed.txt', 'other.txt'])
      const { 'own.txt#': old, ...lists } = JSON.parse(await read(manifest)) as Record<string, object>
      expect(old).toBeDefined()
      expect(await run(['own'], ['other'], ['renamed.txt'])).not.toContain('orders')
      await writeFile(path.join(project, manifest), JSON.stringify(lists))
      expect(await run(['own'], ['other'], ['renamed.txt'])).toContain('orders deleted')
    })
  })

  it('removes channels before it writes, and writes a channel again once its topic is back', async () => {
    const runTopics = async (text: string) => {
      await writeFile(path.join(project, 'catalog/topics.txt'), text)
      const script = "import run from './src/index.js'; await run({}, { path: 'topics.txt', removed: process.argv[1] })"
      const args = ['--input-type=module', '--eval', script, 'delete']
      const env = { ...process.env, PROJECT_DIR: path.join(project, 'catalog') }
      return (await promisify(execFile)('node', args, { cwd: project, env })).stdout
    }
    const toTopic = (name: string) => `Topic: ${name}\tPartitionCount: 6\tConfigs: \n`
    await runTopics(toTopic('first') + toTopic('edited'))
    const file = 'catalog/channels/edited/index.mdx'
    await writeFile(path.join(project, file), (await read(file)).replace('address: edited\n', ''))
    const log = await runTopics(toTopic('second'))
    expect(log).toMatch(/first deleted[\s\S]*second created/)
    expect(await runTopics(toTopic('edited') + toTopic('second'))).toContain('edited updated')
    expect(await read(file)).toContain('address: edited\n')
  })
})
