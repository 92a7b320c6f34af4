import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { createSandbox, emptyFolder, toSandboxFolder } from '@/scripts/steps/sandbox'
import { writeFiles } from './tree'

const name = 'trees'

/**
 * The copy of the project in which tests build other trees, one after the other: as the project is now when the tests
 * of a file begin. What Next.js has compiled for the tree before is kept: a build then takes half of its time.
 * @returns the absolute path of the copy, that of its export, and what writes a file into it
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
