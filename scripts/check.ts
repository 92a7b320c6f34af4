import { spawn } from 'node:child_process'
import { formatTimes, getTimes, measure } from './steps/times'

/**
 * `npm run check`: every check that needs no build, for before each push. They work in a fresh clone, and reuse what
 * hasn't changed since they last ran.
 */
const checks: Record<string, string> = {
  lint: 'npm run --silent lint',
  format: 'prettier --check --log-level warn --cache --cache-location .cache/prettier .',
  content: 'npm run --silent content && npm run --silent lint:content',
  imports: 'npm run --silent check:imports',
  unused: 'npm run --silent check:unused',
  tests: 'vitest run --project modules --reporter dot',
}

/** Runs a check and prints its output if it fails. @returns whether it passed */
async function runCheck(name: string, command: string): Promise<boolean> {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  const status = await measure(name, () => new Promise<number | null>((resolve) => child.on('close', resolve)))
  const hasPassed = status === 0
  console.log(hasPassed ? `✓ ${name}` : `✗ ${name}\n${output.trimEnd()}`)
  return hasPassed
}

const failed: string[] = []
for (const [name, command] of Object.entries(checks)) if (!(await runCheck(name, command))) failed.push(name)
console.log(`\n${formatTimes(getTimes())}`)
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`)
  process.exit(1)
}
