/** Import rules between parts of the project, including type imports. See docs/decisions/029-rooms-and-direction.md. */

/** Folders of lib/ in data flow order. Each may only import earlier ones, which prevents cycles. */
const rooms = [
  'kit',
  'content',
  'mdx',
  'docs',
  'blog',
  'pages',
  'integrations',
  'sdk',
  'specs',
  'catalog',
  'search',
  'routes',
  'navigation',
  'outputs',
  'export',
]

/** Folders that other code may only import through their index.ts. */
const features = ['docs', 'blog', 'pages', 'integrations', 'sdk', 'catalog', 'search']

const oneOf = (names) => `(${names.join('|')})`

/** Top-level folders, each with those it may not import. */
const layers = {
  lib: ['components', 'app', 'scripts', 'tools'],
  components: ['app', 'scripts', 'tools'],
  app: ['scripts', 'tools'],
  scripts: ['app', 'tools'],
  tools: ['app'],
}

/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [
    ...rooms.slice(0, -1).map((room, index) => ({
      name: `${room}-before-later-rooms`,
      comment: `lib/${room} comes before the room it imports. Pass what it needs as an argument, or move the code.`,
      severity: 'error',
      from: { path: `^lib/${room}/` },
      to: { path: `^lib/${oneOf(rooms.slice(index + 1))}/` },
    })),
    ...Object.entries(layers).map(([layer, others]) => ({
      name: `${layer}-imports-nothing-above`,
      comment: `${layer}/ may not import ${others.join('/, ')}/. Pass what it needs as an argument, or move the code.`,
      severity: 'error',
      from: { path: `^${layer}/` },
      to: { path: `^${oneOf(others)}/` },
    })),
    {
      name: 'unlisted-room',
      comment: 'Add the folder to the list of rooms in .dependency-cruiser.mjs, at its place in the order.',
      severity: 'error',
      from: {},
      to: { path: '^lib/', pathNot: `^lib/${oneOf(rooms)}/` },
    },
    {
      name: 'through-the-entry',
      comment: 'Import the feature from its index.ts. Export from there what others need.',
      severity: 'error',
      from: { path: '^(?:lib/([^/]+)|app|tools)/' },
      to: { path: `^lib/${oneOf(features)}/`, pathNot: ['^lib/$1/', '^lib/[^/]+/index[.]ts$'] },
    },
    {
      name: 'routes-without-compiler',
      comment:
        'Next.js would compile this library into its server bundle, although pages are compiled outside of Next.js.',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^node_modules/(elkjs|hast-util-from-html|shiki|typescript|unified)/', reachable: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
}

export default configuration
