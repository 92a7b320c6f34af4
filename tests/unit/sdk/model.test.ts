import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import utils from '@eventcatalog/sdk'
import { describe, expect, test } from 'vitest'
import { readModel, sdkFolder } from '@/lib/sdk/read-model'
import { getResource, getVerb, sdkResources } from '@/lib/sdk/resources'
import since from '@/lib/sdk/data/since.json'

const model = readModel()
const find = (name: string) => model.functions.find((each) => each.name === name)

/** A package with different declarations than the installed one. */
function writePackage(index: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sdk-'))
  mkdirSync(path.join(folder, 'dist'))
  writeFileSync(path.join(folder, 'package.json'), '{"version":"3.0.0","license":"ISC"}')
  writeFileSync(path.join(folder, 'dist/index.d.ts'), index)
  writeFileSync(path.join(folder, 'dist/types.d.d.ts'), 'interface Thing { id: string }\nexport type { Thing };')
  return folder
}

describe('The SDK model', () => {
  test('has every exported function, and the two internal ones', () => {
    const exported = Object.keys(utils('.'))
    const names = model.functions.filter(({ isHidden }) => !isHidden).map(({ name }) => name)
    expect(names.sort()).toEqual(exported.sort())
    expect(model.functions.filter(({ isHidden }) => isHidden).map(({ name }) => name)).toEqual([
      'addMessageToService',
      'addMessageToChannel',
    ])
    expect(model.functions).toHaveLength(111)
  })

  test('includes parameters with their types and the members of options', () => {
    expect(find('getEvent')?.parameters).toEqual([
      expect.objectContaining({ name: 'id', type: 'string', isRequired: true }),
      expect.objectContaining({ name: 'version', type: 'string', isRequired: false }),
      expect.objectContaining({
        name: 'options',
        isRequired: false,
        members: [{ name: 'attachSchema', type: 'boolean', isRequired: false, members: [] }],
      }),
    ])
    expect(find('getEvent')?.returns).toBe('Promise<Event>')
    expect(find('addEventToChannel')?.parameters[1]?.name).toBe('message')
  })

  test("uses the package's comments, without headings and dashes", () => {
    expect(find('writeEvent')?.parameters[0]?.comment).toBe('The event to write')
    expect(model.functions.filter(({ comment }) => comment.startsWith('=') || comment === '')).toEqual([])
  })

  test("knows each function's file and line", () => {
    const source = find('getDomain')?.source
    expect(source?.file).toBe('src/domains.ts')
    expect(model.functions.filter((each) => each.source === undefined)).toEqual([])
  })

  test('has every type used in a signature', () => {
    const known = new Set(model.types.map(({ name }) => name))
    const named = model.functions.flatMap(({ returns, parameters }) =>
      [returns, ...parameters.map(({ type }) => type)].flatMap((type) => type.match(/\b[A-Z]\w+/g) ?? []),
    )
    expect([...new Set(named)].filter((name) => name !== 'Promise' && !known.has(name))).toEqual([])
    expect(model.types.find(({ name }) => name === 'Badge')?.isExported).toBe(true)
    expect(model.types.find(({ name }) => name === 'DetailPanelProperty')?.isExported).toBe(false)
  })

  test('knows the version that introduced each function', () => {
    expect(Object.keys(since).sort()).toEqual(model.functions.map(({ name }) => name).sort())
  })

  test('works with another package too', () => {
    const index = `declare const _default: (path: string) => {
      /** Finds a thing. @param id - Its id */
      getThing: (id: string) => Promise<Thing | undefined>;
    };
    export { _default as default };`
    const other = readModel(writePackage(index))
    expect(other.version).toBe('3.0.0')
    expect(other.functions).toEqual([
      expect.objectContaining({ name: 'getThing', returns: 'Promise<Thing | undefined>', source: undefined }),
    ])
  })

  test('fails if the package is structured differently', () => {
    expect(() => readModel(writePackage('export declare const x: string;'))).toThrow(
      'index.d.ts of the SDK: expected a default export that takes a path and returns functions.',
    )
  })

  test('matches the version that the site documents', () => {
    const { version } = JSON.parse(readFileSync(path.join(sdkFolder, 'package.json'), 'utf8')) as { version: string }
    expect(model.version).toBe(version)
  })
})

describe('SDK functions', () => {
  test('have one resource each, and no resource is empty', () => {
    const counts = Object.fromEntries(
      sdkResources.map(({ name }) => [name, model.functions.filter((each) => getResource(each) === name).length]),
    )
    expect(counts).toEqual({
      ...{ domains: 13, services: 20, events: 10, commands: 10, queries: 10, messages: 4, channels: 11 },
      ...{ entities: 7, 'data-stores': 9, teams: 5, users: 4, 'custom-docs': 4, catalog: 4 },
    })
  })

  test.each([
    ['getEvents', 'get'],
    ['dumpCatalog', 'get'],
    ['writeEventToService', 'write'],
    ['addFileToEvent', 'add'],
    ['versionEvent', 'version'],
    ['rmEventById', 'rm'],
    ['eventHasVersion', 'check'],
    ['isService', 'check'],
    ['toService', 'check'],
  ])('%s has the verb %s', (name, verb) => {
    expect(getVerb(name)).toBe(verb)
  })
})
