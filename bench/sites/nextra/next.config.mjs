import path from 'node:path'
import nextra from 'nextra'

export default nextra({})({
  output: 'export',
  images: { unoptimized: true },
  // Packages are installed next to `.work`, where this is built.
  turbopack: { root: path.resolve('../..') },
})
