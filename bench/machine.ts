import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, release, totalmem, type as getSystem } from 'node:os'
import path from 'node:path'
import { getBrowser } from '@/scripts/steps/find-browser'
import { benchFolder, projectFolder } from './paths'
import type { Results } from './types'

/** Hardware and system that the results depend on, without the host name. */
export function readMachine(): Results['machine'] {
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memoryGigabytes: Math.round(totalmem() / 1e9),
    system: `${getSystem()} ${release().split('-')[0] ?? ''}`.trim(),
  }
}

function readVersion(folder: string, name: string): string {
  const file = path.join(folder, 'node_modules', name, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

/** Versions of all tools involved. */
export async function readVersions(): Promise<Record<string, string>> {
  return {
    node: process.versions.node,
    chromium: /[\d.]+/.exec(execFileSync(await getBrowser(), ['--version'], { encoding: 'utf8' }))?.[0] ?? 'unknown',
    lighthouse: readVersion(benchFolder, 'lighthouse'),
    next: readVersion(projectFolder, 'next'),
    docusaurus: readVersion(benchFolder, '@docusaurus/core'),
    starlight: readVersion(benchFolder, '@astrojs/starlight'),
    astro: readVersion(benchFolder, 'astro'),
    vitepress: readVersion(benchFolder, 'vitepress'),
    fumadocs: readVersion(benchFolder, 'fumadocs-ui'),
    nextra: readVersion(benchFolder, 'nextra'),
  }
}
