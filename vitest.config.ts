import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The same order in every run: first the build, which takes longest; of the trees those first that share settings. */
class ByName extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    return Promise.resolve(files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1)))
  }
}

export default defineConfig({
  resolve: { alias: { '@': path.resolve('.') } },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'modules', include: ['tests/{unit,components,content,build,examples}/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        // These build other trees, in one copy of the project: one after the other, when nothing else runs.
        test: {
          name: 'trees',
          include: ['tests/trees/**/*.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
    testTimeout: 60_000,
    sequence: { sequencer: ByName },
    // By default one core is left to a person who works beside the tests.
    maxWorkers: '100%',
    reporters: ['default'],
  },
})
