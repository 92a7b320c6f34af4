import path from 'node:path'
import { createMDX } from 'fumadocs-mdx/next'

export default createMDX()({
  output: 'export',
  reactStrictMode: true,
  // Packages are installed next to `.work`, where this is built.
  turbopack: { root: path.resolve('../..') },
})
