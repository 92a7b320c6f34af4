import { spawn } from 'node:child_process'
import { once } from 'node:events'
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
  audits: Record<string, { numericValue?: number } | undefined>
  categories: Record<(typeof categories)[number], { score: number | null } | undefined>
}

/** Extracts the figures from a report. */
export function toFigures({ audits, categories: scores }: Report): LighthouseFigures {
  const getScore = (name: (typeof categories)[number]) => Math.round((scores[name]?.score ?? 0) * 100)
  const getValue = (name: string) => audits[name]?.numericValue ?? 0
  return {
    performance: getScore('performance'),
    accessibility: getScore('accessibility'),
    'best-practices': getScore('best-practices'),
    seo: getScore('seo'),
    fcp: Math.round(getValue('first-contentful-paint')),
    lcp: Math.round(getValue('largest-contentful-paint')),
    tbt: Math.round(getValue('total-blocking-time')),
    cls: Math.round(getValue('cumulative-layout-shift') * 1000) / 1000,
  }
}

/**
 * Runs Lighthouse with its defaults: a phone on a slow connection. Saves the report in `.work/lighthouse`.
 * @throws if it fails to load the page
 */
export async function measureLighthouse(url: string, name: string): Promise<LighthouseFigures> {
  const file = path.join(workFolder, 'lighthouse', `${name}.json`)
  mkdirSync(path.dirname(file), { recursive: true })
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
  const [status] = (await once(child, 'exit')) as [number | null]
  if (status !== 0) throw new Error(`Lighthouse exited with status ${status} at ${url}.`)
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  if (report.runtimeError) throw new Error(`Lighthouse at ${url}: ${report.runtimeError.message}`)
  return toFigures(report)
}
