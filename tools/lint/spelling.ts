import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'

const options = [
  ...'--config=cspell.json --no-config-search --no-progress --no-summary --no-color --show-suggestions'.split(' '),
  '--issue-template=$filename:$row  Unknown word "$text". Correct it, or add it to cspell-words.txt. Similar: $suggestions',
]

/** Runs cspell as editors do, with paths relative to `root`. @throws if cspell itself fails */
export async function findMisspellings(root: string, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return []
  const program = path.resolve('node_modules/cspell/bin.mjs')
  const child = spawn(process.execPath, [program, 'lint', ...options, `--root=${root}`, '--file-list=stdin', '**'])
  child.stdin.end(files.join('\n'))
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  const { exitCode } = child
  if (errors !== '' || (output === '' && exitCode !== 0))
    throw new Error(`cspell failed with code ${exitCode}: ${errors}`)
  return output.split('\n').filter((line) => line !== '')
}
