import { realpathSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { NextConfig } from 'next'
import { isGate, waitForContent } from './lib/build/content-gate'
import { listPublicVariables } from './lib/build/public-variables'
import { listPageExtensions } from './lib/build/sections'
import { getBasePath } from './lib/env'

const basePath = getBasePath()

const config: NextConfig = {
  output: 'export',
  // A build writes to another folder than the one that is served (scripts/build.ts); `.next` stays Next's own.
  ...(process.env.EXPORT_FOLDER === undefined ? {} : { distDir: process.env.EXPORT_FOLDER }),
  ...(basePath === '' ? {} : { basePath }),
  pageExtensions: process.env.PAGE_EXTENSIONS?.split(',') ?? listPageExtensions(),
  // Code is compiled while texts are (scripts/build.ts).
  ...(isGate('compiled') ? { compiler: { runAfterProductionCompile: waitForContent } } : {}),
  // Reading the maps of code that has drawn pages before takes time of each core.
  ...(isGate('begin') ? { enablePrerenderSourceMaps: false } : {}),
  env: listPublicVariables(),
  // Types are checked by "npm run typecheck", which the tests call: once a change, not once a build.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // By default one core is left idle, which on two cores is half of the machine.
    cpus: availableParallelism(),
    // A second build compiles only what has changed.
    turbopackFileSystemCacheForBuild: true,
  },
  reactStrictMode: true,
  poweredByHeader: false,
  // A copy of the project, as benchmarks and tests make it, shares the packages of the folder that holds it.
  turbopack: { root: path.dirname(realpathSync('node_modules')) },
  devIndicators: false,
}

/** Code that is compiled already is loaded once the texts are finished. */
async function waitToBegin(): Promise<NextConfig> {
  await waitForContent()
  return config
}

export default isGate('begin') ? waitToBegin : config
