import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { site } from '@/lib/kit/site'
import { packExampleCatalog } from '@/lib/outputs/example-archive'

const hash = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

describe('the archive of the example catalog', () => {
  test('has the same bytes each time, in any time zone', () => {
    const zone = process.env.TZ
    const first = hash(packExampleCatalog())
    process.env.TZ = 'Pacific/Auckland'
    const second = hash(packExampleCatalog())
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
    expect(second === first).toBe(true)
  })

  test('contains a project that installs the documented versions', () => {
    const manifest = Buffer.from(unzipSync(packExampleCatalog())['parcelwise/package.json'] ?? []).toString()
    const { dependencies, devDependencies } = JSON.parse(manifest) as Record<string, Record<string, string>>
    const { devDependencies: own } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      string,
      Record<string, string>
    >
    expect(dependencies).toEqual({
      '@eventcatalog/core': site.versions.core,
      '@eventcatalog/sdk': site.versions.sdk,
    })
    expect(devDependencies).toEqual({ '@eventcatalog/linter': own?.['@eventcatalog/linter'] })
  })

  test('leaves out what Git ignores', () => {
    const { stdout } = spawnSync(
      'git',
      ['ls-files', '--cached', '--others', '--exclude-standard', 'examples/parcelwise'],
      {
        encoding: 'utf8',
      },
    )
    expect(Object.keys(unzipSync(packExampleCatalog()))).toEqual(
      stdout
        .trim()
        .split('\n')
        .map((file) => file.replace('examples/', ''))
        .sort(),
    )
  })
})
