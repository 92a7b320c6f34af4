import { readFileSync } from 'node:fs'
import { parseSource } from '@/lib/content/source-file'
import { listFiles } from '@/lib/kit/files'
import { toSitePage, type SitePage } from '@/lib/pages/pages'
import { ProblemList } from '@/lib/kit/problems'

/** The pages in content/pages, read from their sources, so nothing has to be built first. */
export function readSitePages(): SitePage[] {
  return listFiles('content', 'pages').flatMap((file) => {
    const source = parseSource(file, readFileSync(`content/${file}`, 'utf8'), new ProblemList())
    return source === undefined ? [] : [toSitePage(source)]
  })
}
