import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The same order in every run, beginning with the export, whose tests take longest. */
class ByName extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    return Promise.resolve(files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1)))
  }
}

/** Tests that run code of pages and packages. They're skipped when nothing they read has changed (scripts/test.ts). */
const examples = ['tests/examples/**/*.test.ts', 'tests/content/{examples,sdk}.test.ts']

export default defineConfig({
  resolve: { alias: { '@': path.resolve('.') } },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'modules', include: ['tests/{unit,components,content}/**/*.test.{ts,tsx}'], exclude: examples },
      },
      // Modules are shared by the files of a worker, so that the export is parsed once and not once a file.
      { extends: true, test: { name: 'build', include: ['tests/build/**/*.test.ts'], isolate: false } },
      { extends: true, test: { name: 'examples', include: examples } },
      {
        extends: true,
        // These build other trees in one copy of the project, one after the other and after the others.
        test: {
          name: 'trees',
          include: ['tests/trees/**/*.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
    // Generous, because a busy machine is no defect.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    sequence: { sequencer: ByName },
    // By default Vitest leaves one core idle.
    maxWorkers: '100%',
    reporters: ['default'],
  },
})
