import { readFileSync } from 'node:fs'
import { parseSource } from '@/lib/content/source-file'
import { listFiles } from '@/lib/kit/files'
import { toIntegration, type Integration } from '@/lib/integrations/integrations'
import { ProblemList } from '@/lib/kit/problems'

/** The real tree's integrations, read from their sources, so nothing has to be built first. */
export function readIntegrations(): Integration[] {
  return listFiles('content', 'integrations').flatMap((file) => {
    const source = parseSource(file, readFileSync(`content/${file}`, 'utf8'), new ProblemList())
    return source === undefined ? [] : [toIntegration(source)]
  })
}
