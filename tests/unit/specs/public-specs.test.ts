import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { importSpec } from '@/lib/specs/import-spec'
import type { SpecService } from '@/lib/specs/types'
import { readLikeAsyncApiPlugin, readLikeOpenApiPlugin, type WrittenMessage } from '../../support/plugin-oracle'

const folders = ['tests/fixtures/specs', 'examples/specs']
const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /\.(json|ya?ml)$/.test(name))
    .map((name) => path.join(folder, name)),
)

/** Messages as the catalog lists them: one line each, without repetitions. */
function toLines(messages: readonly WrittenMessage[]): string[] {
  const lines = messages.map(
    ({ direction, kind, id, version, name }) => `${direction} ${String(kind)} ${id} ${String(version)} "${name}"`,
  )
  return [...new Set(lines)].sort()
}

function toWritten({ messages }: SpecService): WrittenMessage[] {
  return messages.flatMap((message) =>
    (['sends', 'receives'] as const)
      .filter((direction) => (direction === 'sends' ? message.isSent : message.isReceived))
      .map((direction) => ({ ...message, direction })),
  )
}

describe('Public specifications', () => {
  it('are at least ten, all from other projects', () => {
    expect(files.filter((file) => file.startsWith('tests/fixtures')).length).toBeGreaterThanOrEqual(10)
    for (const format of ['openapi-2', 'openapi-3.0', 'openapi-3.1', 'asyncapi-2', 'asyncapi-3'])
      expect(
        files.some((file) => file.includes(format)),
        format,
      ).toBe(true)
  })

  it.each(files)('%s is imported the way the plugin does it', async (file) => {
    const { service, problems } = importSpec(readFileSync(file, 'utf8'), path.basename(file))
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    if (service === undefined) throw new Error(`${file} has no service.`)
    const expected = await (service.format === 'openapi' ? readLikeOpenApiPlugin(file) : readLikeAsyncApiPlugin(file))
    expect(service.name).toBe(expected.name)
    expect(service.version).toBe(expected.version)
    expect(toLines(toWritten(service))).toEqual(toLines(expected.messages))
    expect(service.channels.map(({ id, name, version, protocols }) => ({ id, name, version, protocols }))).toEqual(
      expected.channels,
    )
  })
})
