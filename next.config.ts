import { existsSync, realpathSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { NextConfig } from 'next'
import { gateVariable, waitForContent } from '@/lib/export/content-gate'
import { listPublicVariables } from '@/lib/export/public-variables'
import { listPageExtensions } from '@/lib/export/sections'
import { findDocsRoot } from '@/lib/content/tree-settings'
import { getBasePath, getContentDir } from '@/lib/kit/env'

const basePath = getBasePath()

const isDevelopment = process.env.NODE_ENV === 'development'
const docsRoot = findDocsRoot(getContentDir())

const config: NextConfig = {
  // In development, pages can be added while the server runs.
  ...(isDevelopment ? {} : { output: 'export' as const }),
  // Builds write to a staging folder instead of the served one (scripts/build.ts). `.next` remains Next's own.
  ...(process.env.EXPORT_FOLDER === undefined ? {} : { distDir: process.env.EXPORT_FOLDER }),
  ...(basePath === '' ? {} : { basePath }),
  // An export moves these pages (lib/export/docs-root.ts).
  ...(isDevelopment && docsRoot !== '/docs'
    ? {
        rewrites: () =>
          Promise.resolve({
            fallback: [{ source: `${docsRoot.replace(/\/$/, '')}/:path*`, destination: '/docs/:path*' }],
          }),
      }
    : {}),
  pageExtensions: [...listPageExtensions(), ...(isDevelopment ? ['dev.tsx'] : [])],
  // Code and content are compiled in parallel (scripts/build.ts).
  ...(process.env[gateVariable] === undefined ? {} : { compiler: { runAfterProductionCompile: waitForContent } }),
  env: listPublicVariables(),
  // Types are checked by "npm run lint", which the tests run, so builds don't have to.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // By default, Next.js leaves one core idle, which is half of a two-core machine.
    cpus: availableParallelism(),
    // Halves the time of later builds, but writing it takes 10% of a build. Clones that build once don't need it.
    turbopackFileSystemCacheForBuild: existsSync('.next/BUILD_ID'),
    // The export doesn't ship its scripts, and minifies style sheets itself (lib/export/styles.ts).
    turbopackMinify: false,
    turbopackSourceMaps: isDevelopment,
    // Renders the not-found page once, instead of into the data of every page.
    globalNotFound: true,
    // Measures the data of every page for client-side navigation, which the export doesn't include.
    prefetchInlining: false,
  },
  reactStrictMode: true,
  poweredByHeader: false,
  // Copies of the project, for benchmarks and tests, share the original's packages.
  turbopack: { root: path.dirname(realpathSync('node_modules')) },
  devIndicators: false,
}

export default config
