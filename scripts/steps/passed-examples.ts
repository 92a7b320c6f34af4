import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashText } from '@/lib/kit/hash'
import { git } from './changed-files'

const record = 'tests/examples/passed.txt'

/** Files that the example tests depend on. */
const inputs =
  /^(content|examples|lib\/(catalog|content|kit|sdk)|scripts|tools|tests\/(content|examples|support))\/|^(package-lock\.json|README\.md|CONTRIBUTING\.md)$/

/** Identifies the content of all inputs, committed or not. Undefined if `cwd` isn't in a Git repository. */
export function hashExampleInputs(cwd = process.cwd()): string | undefined {
  const names = git(['ls-files', '-z', '--cached', '--others', '--exclude-standard'], cwd)?.split('\0')
  const isInput = (name: string) => inputs.test(name) && name !== record && existsSync(path.join(cwd, name))
  const files = [...new Set(names)].filter(isInput).sort()
  return names && hashText(JSON.stringify(files.map((name) => [name, readFileSync(path.join(cwd, name), 'latin1')])))
}

/** Whether the examples have passed with exactly these inputs. */
export const havePassed = (hash: string | undefined, cwd = process.cwd()) =>
  hash !== undefined &&
  existsSync(path.join(cwd, record)) &&
  readFileSync(path.join(cwd, record), 'utf8').includes(hash)

/** Records that the examples pass, for everyone who gets the commit with this record. */
export function recordPass(hash: string | undefined, cwd = process.cwd()): void {
  if (hash === undefined) return
  const text = `The examples pass with these inputs (scripts/steps/passed-examples.ts): ${hash}\n`
  writeFileSync(path.join(cwd, record), text)
  console.log(`\nThe examples pass. Commit ${record}, and they only run again once something they depend on changes.`)
}
