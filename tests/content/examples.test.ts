import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import utils from '@eventcatalog/sdk'
import { beforeAll, describe, expect, it } from 'vitest'
import { listFiles } from '@/lib/kit/files'

const catalog = path.resolve('examples/parcelwise')

describe('the example catalog', () => {
  it("passes EventCatalog's linter without errors or warnings", () => {
    const { status, stdout, stderr } = spawnSync('npx', ['eventcatalog-linter', catalog, '--fail-on-warning'], {
      encoding: 'utf8',
    })
    expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, output: '' })
  })

  describe('read with the SDK', () => {
    const sdk = utils(catalog)
    let messages: { id: string; version: string; schemaPath?: string }[]

    beforeAll(async () => {
      const [events, commands, queries] = await Promise.all([sdk.getEvents(), sdk.getCommands(), sdk.getQueries()])
      messages = [...events, ...commands, ...queries]
    })

    it.each([
      ['domains', 4, sdk.getDomains],
      ['services', 10, sdk.getServices],
      ['channels', 6, sdk.getChannels],
      ['entities', 6, sdk.getEntities],
      ['data stores', 5, sdk.getDataStores],
      ['teams', 4, sdk.getTeams],
      ['users', 8, sdk.getUsers],
    ] as const)('has %s, at least %i', async (_, least, read) => {
      const resources = await read()
      expect(resources.length).toBeGreaterThanOrEqual(least)
    })

    it('has at least 25 messages', () => {
      expect(new Set(messages.map(({ id }) => id)).size).toBeGreaterThanOrEqual(25)
    })

    it('has a schema file for every message', async () => {
      const missing: string[] = []
      for (const { id, version, schemaPath } of messages) {
        const file = await sdk.getResourcePath(catalog, id, version)
        const folder = file === undefined ? '' : path.dirname(path.join(catalog, file.relativePath))
        if (schemaPath === undefined || !existsSync(path.join(folder, schemaPath)))
          missing.push(`${id} ${version}: ${schemaPath ?? 'no schemaPath'}`)
      }
      expect(missing).toEqual([])
    })

    it('has a producer and a consumer for every message that is not a draft or superseded', async () => {
      const services = await sdk.getServices()
      const sent = new Set(services.flatMap(({ sends = [] }) => sends.map(({ id }) => id)))
      const received = new Set(services.flatMap(({ receives = [] }) => receives.map(({ id }) => id)))
      const alone = [...new Set(messages.map(({ id }) => id))].filter((id) => !sent.has(id) || !received.has(id))
      expect(alone).toEqual([])
    })
  })

  it('has flows, ubiquitous language, changelogs and older versions', () => {
    const files = listFiles(catalog)
    const count = (pattern: RegExp) => files.filter((file) => pattern.test(file)).length
    expect(count(/\/flows\/[^/]+\/index\.mdx$/)).toBeGreaterThanOrEqual(3)
    expect(count(/ubiquitous-language\.mdx$/)).toBeGreaterThanOrEqual(3)
    expect(count(/changelog\.mdx$/)).toBeGreaterThanOrEqual(4)
    expect(count(/\/versioned\/[^/]+\/index\.mdx$/)).toBeGreaterThanOrEqual(4)
  })
})
