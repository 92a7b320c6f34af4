import { describe, expect, it } from 'vitest'
import { listExampleFiles, readFences } from '@/tools/examples/files'
import { checkFences, formatTally, type ExamplesReport } from '@/tools/examples/run'
import { readSite } from '@/tools/examples/site'
import { formatProblem } from '@/lib/kit/problems'

const fences = readFences(listExampleFiles())
const site = readSite(fences)
const isOfSdkNote = ({ file }: { file: string }) => file.startsWith('content/sdk/')

/** Two parts, because checking takes long on a busy machine. Each test has the full time for one of them. */
const parts = {
  'of SDK functions': fences.filter(isOfSdkNote),
  'on all other pages': fences.filter((fence) => !isOfSdkNote(fence)),
}
const reports = new Map<string, Promise<ExamplesReport>>()
function check(name: keyof typeof parts): Promise<ExamplesReport> {
  const report = reports.get(name) ?? checkFences(parts[name], site)
  reports.set(name, report)
  return report
}

describe('the examples', () => {
  it.each(['of SDK functions', 'on all other pages'] as const)('%s pass their checks', async (name) => {
    const report = await check(name)
    console.log(formatTally(report))
    expect(report.kinds.size).toBeGreaterThan(0)
    expect(report.problems.map(formatProblem)).toEqual([])
  })

  it('are checked in at least 95 of 100 cases', async () => {
    const tallies = (await Promise.all([check('of SDK functions'), check('on all other pages')])).flatMap(
      ({ kinds }) => [...kinds.values()],
    )
    const checked = tallies.reduce((sum, tally) => sum + tally.checked, 0)
    const all = tallies.reduce((sum, { checked, excused, unknown }) => sum + checked + excused + unknown, 0)
    expect(all).toBeGreaterThan(150)
    expect(checked / all).toBeGreaterThanOrEqual(0.95)
  })
})
