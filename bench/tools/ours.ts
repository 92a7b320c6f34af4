import path from 'node:path'
import { createSandbox, toSandboxFolder } from '@/scripts/steps/sandbox'
import { writeSources } from '../content/dialects'
import { projectFolder } from '../paths'
import { writeTree, type Tool } from './tool'

const name = 'bench'

/** A copy of this project, to leave its export and caches unchanged. */
export function createOurs(): Tool {
  process.chdir(projectFolder)
  const folder = toSandboxFolder(name)
  const content = path.join(folder, 'trees/bench')
  return {
    id: 'ours',
    name: 'This site',
    folder,
    content,
    out: path.join(folder, 'out'),
    command: ['--import', 'tsx', 'scripts/build.ts'],
    env: { CONTENT_DIR: content, ON_BROKEN_LINKS: 'warn' },
    prepare: (pages) => {
      createSandbox(name)
      writeTree(content, writeSources('ours', pages))
    },
  }
}
