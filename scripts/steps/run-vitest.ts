import { readVitest, reports, runTests } from './run-tests'

/** Uses one core, so that modules and the export are loaded once. The other core runs other tests. */
export const runVitest = (name: string, projects: readonly string[], env: Record<string, string> = {}) =>
  runTests(
    name,
    [
      ...['vitest', 'run', '--maxWorkers=1', ...projects.flatMap((project) => ['--project', project])],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${reports}/${name}.json`],
    ],
    env,
    readVitest,
  )
