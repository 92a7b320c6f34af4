import { afterAll, vi } from 'vitest'

// Undoes what a test file may leave behind, because the files share a process, which imports packages only once.
const folder = process.cwd()
const env = { ...process.env }

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
  process.chdir(folder)
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
  Object.assign(process.env, env)
})
