import { readFileSync } from 'node:fs'
import { parseSource } from '@/lib/content/source-file'
import { listFiles } from '@/lib/kit/files'
import { toIntegration, type Integration } from '@/lib/integrations/integrations'
import { ProblemList } from '@/lib/kit/problems'

/** The integrations of the real tree, read as they are written: nothing has to be built before. */
export function readIntegrations(): Integration[] {
  return listFiles('content', 'integrations').flatMap((file) => {
    const source = parseSource(file, readFileSync(`content/${file}`, 'utf8'), new ProblemList())
    return source === undefined ? [] : [toIntegration(source)]
  })
}
