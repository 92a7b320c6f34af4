import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { createSandbox, toSandboxFolder } from '@/scripts/steps/sandbox'
import { writeFiles } from './tree'

const name = 'trees'

/**
 * A copy of the project in which tests build other trees.
 * @returns the absolute paths of the copy and its export, and a function that writes a file into it
 */
export function setUpTreeSandbox() {
  const sandbox = toSandboxFolder(name)
  beforeAll(() => createSandbox(name))
  afterAll(() => rmSync(sandbox, { recursive: true, force: true }))
  return {
    sandbox,
    out: path.join(sandbox, 'out'),
    write: (file: string, text: string) => writeFiles(sandbox, { [file]: text }),
  }
}
