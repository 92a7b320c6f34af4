import { readFileSync } from 'node:fs'
import { listFiles, parseSource } from '@/lib/content/source-file'
import { toIntegration, type Integration } from '@/lib/integrations/integrations'
import { ProblemList } from '@/lib/problems'

/** The integrations of the real tree, read as they are written: nothing has to be built before. */
export function readIntegrations(): Integration[] {
  return listFiles('content', 'integrations').flatMap((file) => {
    const source = parseSource(file, readFileSync(`content/${file}`, 'utf8'), new ProblemList())
    return source === undefined ? [] : [toIntegration(source)]
  })
}
