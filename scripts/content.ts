import './steps/stage-tree'
import { authorComponents } from '@/components/mdx/author-components'
import { showProblem } from '@/lib/content/show-problem'
import { checkDrafts } from '@/lib/export/compile-pages'
import { getContentDir, isForeignTree } from '@/lib/kit/env'
import { ProblemList } from '@/lib/kit/problems'
import { fail, prepareContent } from './steps/prepare-content'

/** Checks and compiles the content, drafts included. */
async function check() {
  const { pages, compiled } = await prepareContent()
  const problems = new ProblemList()
  const options = { contentDir: getContentDir(), strict: !isForeignTree(), components: authorComponents }
  const drafts = await checkDrafts(options, problems)
  for (const warning of problems.warnings) console.warn(`warning  ${showProblem(warning)}`)
  problems.assertNoErrors()
  console.log(`${pages} pages, ${compiled} compiled${drafts === 0 ? '' : `, and ${drafts} drafts checked`}`)
}

check().catch(fail)
