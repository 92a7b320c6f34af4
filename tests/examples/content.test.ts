import { beforeAll, describe, expect, it } from 'vitest'
import { authorComponents } from '@/components/mdx/author-components'
import { listExampleFiles, readFences } from '@/tools/examples/files'
import { checkFences, formatTally, type ExamplesReport } from '@/tools/examples/run'
import { readSite } from '@/tools/examples/site'
import { formatProblem } from '@/lib/kit/problems'

describe('the examples on all pages', () => {
  let report: ExamplesReport

  beforeAll(async () => {
    const fences = readFences(listExampleFiles())
    report = await checkFences(fences, readSite(fences, authorComponents))
    console.log(formatTally(report))
  }, 180_000)

  it('pass their checks', () => {
    expect(report.problems.map(formatProblem)).toEqual([])
  })

  it('are checked in at least 95 of 100 cases', () => {
    const tallies = [...report.kinds.values()]
    const checked = tallies.reduce((sum, tally) => sum + tally.checked, 0)
    const all = tallies.reduce((sum, { checked, excused, unknown }) => sum + checked + excused + unknown, 0)
    expect(all).toBeGreaterThan(150)
    expect(checked / all).toBeGreaterThanOrEqual(0.95)
  })
})
