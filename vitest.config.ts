import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Runs files in a fixed order, starting with the export's, which take longest. */
class ByName extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    return Promise.resolve(files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1)))
  }
}

/** Tests that run code from pages and packages. They're skipped if nothing they read has changed (scripts/test.ts). */
const examples = ['tests/examples/**/*.test.ts', 'tests/content/{examples,sdk}.test.ts']

/** Every other test file, so that none in a new folder is left out. */
const modules = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name) && !/^(build|examples|trees)\//.test(name))
  .map((name) => `tests/${name}`)

/**
 * Tests that change what other tests in the same process would see: the working directory, the environment, or modules
 * and globals replaced by Vitest. They get modules of their own, and everything else is restored after each file.
 */
const leavesTraces =
  /\bstartPipeline\b|\bprocess\.(?:chdir|env)\b|\bvi\.(?:mock|doMock|stub\w+|resetModules|useFakeTimers)\b/
const isolated = modules.filter((file) => leavesTraces.test(readFileSync(file, 'utf8')))

export default defineConfig({
  resolve: { alias: { '@': path.resolve('.') } },
  test: {
    projects: [
      // Half of the time would be spent on importing the same modules for every file.
      {
        extends: true,
        test: { name: 'modules', include: modules, exclude: [...examples, ...isolated], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: isolated,
          exclude: examples,
          isolate: false,
          setupFiles: 'tests/support/reset.ts',
        },
      },
      // Files in a worker share modules, so that the export is only parsed once.
      { extends: true, test: { name: 'build', include: ['tests/build/**/*.test.ts'], isolate: false } },
      // Node can't import the JSON files of GitHub's workflow parser by itself.
      {
        extends: true,
        test: { name: 'examples', include: examples, isolate: false, server: { deps: { inline: [/@actions\//] } } },
      },
      {
        extends: true,
        // These build other content in a copy of the project, sequentially, after all other tests.
        test: {
          name: 'trees',
          include: ['tests/trees/**/*.test.ts'],
          // Twelve builds. `npm run test:all` runs them.
          exclude: process.env.EVERY_SEQUENCE === 'true' ? [] : ['tests/trees/sequences.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
    // Generous, because a busy machine shouldn't fail tests.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    sequence: { sequencer: ByName },
    // By default, Vitest leaves one core idle.
    maxWorkers: '100%',
    reporters: ['default'],
  },
})
