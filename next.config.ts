import { realpathSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { NextConfig } from 'next'
import { gateVariable, waitForContent } from '@/lib/export/content-gate'
import { listPublicVariables } from '@/lib/export/public-variables'
import { listPageExtensions } from '@/lib/export/sections'
import { getBasePath } from '@/lib/kit/env'

const basePath = getBasePath()

const config: NextConfig = {
  output: 'export',
  // A build writes to another folder than the one that is served (scripts/build.ts); `.next` stays Next's own.
  ...(process.env.EXPORT_FOLDER === undefined ? {} : { distDir: process.env.EXPORT_FOLDER }),
  ...(basePath === '' ? {} : { basePath }),
  pageExtensions: listPageExtensions(),
  // Code and texts are compiled at the same time (scripts/build.ts).
  ...(process.env[gateVariable] === undefined ? {} : { compiler: { runAfterProductionCompile: waitForContent } }),
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

export default config
