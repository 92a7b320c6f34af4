import { afterEach, describe, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllEnvs())

async function load(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) vi.stubEnv(`NEXT_PUBLIC_ALGOLIA_${name}`, value)
  vi.resetModules()
  return import('@/lib/search/settings')
}

describe('the hosted search keys', () => {
  test("are empty by default: there's no connection", async () => {
    const { assertHostedSettings, findHostedOrigin, findHostedSettings } = await load({})
    expect([findHostedSettings(), findHostedOrigin()]).toEqual([undefined, undefined])
    expect(assertHostedSettings).not.toThrow()
  })

  test('enable an early connection', async () => {
    const { findHostedOrigin } = await load({ APP_ID: 'APP', SEARCH_KEY: 'key', INDEX: 'site' })
    expect(findHostedOrigin()).toBe('https://APP-dsn.algolia.net')
  })

  test('stop the build if only some are set, naming the others', async () => {
    const { assertHostedSettings, findHostedSettings } = await load({ APP_ID: 'APP', INDEX: 'site' })
    expect(findHostedSettings()).toBeUndefined()
    expect(assertHostedSettings).toThrow('NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: expected a value')
  })
})
