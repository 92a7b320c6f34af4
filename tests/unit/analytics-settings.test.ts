import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['NEXT_PUBLIC_GA_ID', 'UA-1', 'NEXT_PUBLIC_GA_ID: expected a measurement ID such as G-XXXXXXXXXX, got "UA-1".'],
  ['NEXT_PUBLIC_POSTHOG_KEY', 'phx_secret', 'NEXT_PUBLIC_POSTHOG_KEY: expected a project’s public key'],
  ['NEXT_PUBLIC_POSTHOG_RELAY', '//evil.example', 'NEXT_PUBLIC_POSTHOG_RELAY: expected a path such as /relay'],
])('%s=%s stops the build', async (name, value, message) => {
  vi.stubEnv(name, value)
  vi.resetModules()
  const { assertAnalyticsSettings } = await import('@/lib/kit/analytics-settings')
  expect(assertAnalyticsSettings).toThrow(message)
})

test('All settings are optional', async () => {
  vi.resetModules()
  const { assertAnalyticsSettings } = await import('@/lib/kit/analytics-settings')
  expect(assertAnalyticsSettings).not.toThrow()
})
