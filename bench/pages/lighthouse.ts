import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getBrowser } from '@/scripts/steps/find-browser'
import { benchFolder, workFolder } from '../paths'
import type { LighthouseFigures } from '../types'
import { chromeFlags } from './browser'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The parts of Lighthouse's report in use. */
interface Report {
  runtimeError?: { message: string }
  environment: { benchmarkIndex: number }
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>
  categories: Record<
    (typeof categories)[number],
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >
}

/** Extracts the figures from a report. */
export function toFigures(report: Report): LighthouseFigures {
  const getScore = (name: (typeof categories)[number]) => Math.round((report.categories[name]?.score ?? 0) * 100)
  const getValue = (name: string) => Math.round(report.audits[name]?.numericValue ?? 0)
  const failed = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => report.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
  return {
    performance: getScore('performance'),
    accessibility: getScore('accessibility'),
    'best-practices': getScore('best-practices'),
    seo: getScore('seo'),
    fcp: getValue('first-contentful-paint'),
    lcp: getValue('largest-contentful-paint'),
    tbt: getValue('total-blocking-time'),
    cls: Math.round((report.audits['cumulative-layout-shift']?.numericValue ?? 0) * 1000) / 1000,
    failed,
    benchmarkIndex: report.environment.benchmarkIndex,
  }
}

/**
 * Runs Lighthouse with its defaults: a phone on a slow connection. Saves the report in `.work/lighthouse`.
 * @throws if it fails to load the page
 */
export async function measureLighthouse(url: string, name: string): Promise<LighthouseFigures> {
  const folder = path.join(workFolder, 'lighthouse')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${name}.json`)
  const child = spawn(
    process.execPath,
    [
      path.join(benchFolder, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${chromeFlags.join(' ')}`,
      '--no-enable-error-reporting',
    ],
    { env: { ...process.env, CHROME_PATH: await getBrowser() }, stdio: ['ignore', 'inherit', 'inherit'] },
  )
  const status = await new Promise<number | null>((resolve) => child.on('exit', resolve))
  if (status !== 0) throw new Error(`Lighthouse exited with status ${status} at ${url}.`)
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  if (report.runtimeError) throw new Error(`Lighthouse at ${url}: ${report.runtimeError.message}`)
  return toFigures(report)
}
