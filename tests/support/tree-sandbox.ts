import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { createSandbox, emptyFolder, toSandboxFolder } from '@/scripts/steps/sandbox'
import { writeFiles } from './tree'

const name = 'trees'

/**
 * A copy of the project in which tests build other trees, one after another. It's updated when a file's tests start.
 * Next.js's compiled code from the previous tree is kept, which halves the build time.
 * @returns the absolute paths of the copy and its export, and a function that writes a file into it
 */
export function setUpTreeSandbox() {
  const sandbox = toSandboxFolder(name)
  beforeAll(() => createSandbox(name, ['.next']))
  afterAll(() => emptyFolder(sandbox, ['.next']))
  return {
    sandbox,
    out: path.join(sandbox, 'out'),
    write: (file: string, text: string) => writeFiles(sandbox, { [file]: text }),
  }
}
