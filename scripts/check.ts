import { findChangedFiles } from './steps/changed-files'
import { runQuietly } from './steps/run-tests'
import { formatTimes } from './steps/times'

const changed = findChangedFiles()

/** Texts and pictures can't break what only depends on code, and CI has checked the code that was pushed. */
const isOnlyContent =
  changed !== undefined &&
  changed.length > 0 &&
  changed.every((name) => /^(content|public)\/|^(published-addresses\.txt|redirects\.json)$/.test(name))

/** `npm run check`: every check that needs no build, for before each push. They reuse what hasn't changed. */
const checks = {
  content: 'npm run --silent content',
  lint: 'npm run --silent lint',
  format: 'npm run --silent format:check',
  imports: 'npm run --silent check:imports',
  unused: 'npm run --silent check:unused',
  texts: 'npm run --silent lint:content',
  tests: `vitest run --project modules --reporter dot${isOnlyContent ? ' tests/content' : ''}`,
}
type Name = keyof typeof checks

const failed: Name[] = []

/** Runs a check and prints its output if it fails. */
async function runCheck(name: Name): Promise<void> {
  const { status, output } = await runQuietly(name, checks[name])
  console.log(status === 0 ? `✓ ${name}` : `✗ ${name}\n${output}`)
  if (status !== 0) failed.push(name)
}

/** Checks that need one core for most of their time. */
async function runSequentially(...names: Name[]): Promise<void> {
  for (const name of names) await runCheck(name)
}

if (isOnlyContent) console.log("Only texts and pictures have changed, so this doesn't check the code.\n")
const checksOfFiles: Name[] = isOnlyContent ? ['format'] : ['lint', 'format', 'imports', 'unused']

// Tests and texts read the documents that checking the content writes.
const content = runCheck('content')
await Promise.all([
  content.then(() => runCheck('tests')),
  Promise.all([content, runSequentially(...checksOfFiles)]).then(() => runCheck('texts')),
])
console.log(`\n${formatTimes()}`)
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`)
  process.exit(1)
}
