import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import path from 'node:path'
import { createSandbox } from '@/scripts/steps/sandbox'
import { startAlgoliaServer, type AlgoliaServer } from '../support/algolia-server'
import { run } from '../support/run'

const limit = 120_000
let sandbox: string
let server: AlgoliaServer

beforeAll(() => {
  sandbox = createSandbox('search-push')
})
afterAll(() => rmSync(sandbox, { recursive: true }))
beforeEach(async () => {
  server = await startAlgoliaServer()
})
afterEach(() => server.close())

/** Runs the command on a small tree, against a local test server. */
function push(args: string[] = [], env: Record<string, string> = {}) {
  return run(sandbox, ['--import', 'tsx', 'scripts/search-push.ts', ...args], {
    CONTENT_DIR: path.resolve('tests/fixtures/sites/versions'),
    NEXT_PUBLIC_ALGOLIA_APP_ID: 'APP',
    NEXT_PUBLIC_ALGOLIA_INDEX: 'site',
    ALGOLIA_ADMIN_KEY: 'secret-admin-key',
    ALGOLIA_HOST: server.host,
    ...env,
  })
}

describe('npm run search:push', () => {
  test(
    'prints its plan without sending anything, and sends it with --write',
    async () => {
      const dry = await push()
      expect(dry.status, dry.output).toBe(0)
      expect(dry.output).toContain('added    /docs/guide/install')
      expect(dry.output).toContain('Nothing was sent to site.')
      expect(dry.output).not.toMatch(/secret|later/)
      expect(server.indexes.size).toBe(0)
      const written = await push(['--write'])
      expect(written.status, written.output).toBe(0)
      const records = [...(server.indexes.get('site')?.records.keys() ?? [])]
      expect(records).toContain('/docs/guide/install')
      expect(written.output).toContain(`site has ${records.length} records now.`)
    },
    limit,
  )

  test(
    'fails when the provider refuses, without showing the key',
    async () => {
      server.faults.push({ on: /batch$/, status: 403 })
      const { status, output } = await push(['--write'])
      expect(status).toBe(1)
      expect(output).toContain('fault 403')
      expect(output).not.toContain('secret-admin-key')
      expect(server.indexes.size).toBe(0)
    },
    limit,
  )

  test.each([
    ['a key is missing', [], { ALGOLIA_ADMIN_KEY: '' }, 'ALGOLIA_ADMIN_KEY: expected a value'],
    ['an option is unknown', ['--writ'], {}, 'Expected --write or nothing, got --writ.'],
  ])(
    'fails immediately when %s',
    async (_, args, env, message) => {
      const { status, output } = await push(args, env)
      expect(status).toBe(1)
      expect(output).toContain(message)
      expect(server.calls).toEqual([])
    },
    limit,
  )
})
