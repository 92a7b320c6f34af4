import released from './released.json'

export interface KnownPackage {
  /** Name of its command; the last part of the package's name where it is not given. */
  bin?: string
  /** Versions that pages may name. Undefined: any. */
  versions?: readonly string[]
}

/** Packages of the registry that examples may name. Add one when you have seen that it exists. */
export const knownPackages: Record<string, KnownPackage> = {
  '@eventcatalog/core': { bin: 'eventcatalog', versions: released.core },
  '@eventcatalog/sdk': { versions: released.sdk },
  '@eventcatalog/linter': { bin: 'eventcatalog-linter', versions: ['0.0.2', '1.1.1'] },
  '@eventcatalog/create-eventcatalog': { bin: 'create-catalog' },
  '@eventcatalog/visualizer': {},
  '@eventcatalog/license': {},
  '@eventcatalog/mcp-server': { bin: 'mcp-server' },
  '@eventcatalog/backstage-plugin-eventcatalog': {},
  '@eventcatalog/generator-ai': {},
  '@eventcatalog/generator-amazon-apigateway': {},
  '@eventcatalog/generator-apicurio': {},
  '@eventcatalog/generator-asyncapi': {},
  '@eventcatalog/generator-aws-glue': {},
  '@eventcatalog/generator-azure-schema-registry': {},
  '@eventcatalog/generator-confluent-schema-registry': {},
  '@eventcatalog/generator-eventbridge': {},
  '@eventcatalog/generator-federation': {},
  '@eventcatalog/generator-github': {},
  '@eventcatalog/generator-graphql': {},
  '@eventcatalog/generator-openapi': {},
  '@hookdeck/eventcatalog-generator': {},
  '@backstage/catalog-model': {},
  '@backstage/plugin-catalog': {},
  '@material-ui/core': {},
  '@smithery/cli': { bin: 'smithery' },
  '@asyncapi/cli': { bin: 'asyncapi' },
  '@asyncapi/parser': {},
  '@auth/core': {},
  '@changesets/cli': { bin: 'changeset' },
  '@heroicons/react': {},
  '@iconify-json/logos': {},
  '@redocly/cli': { bin: 'redocly' },
  '@stoplight/spectral-cli': { bin: 'spectral' },
  '@types/node': {},
  '@types/react': {},
  '@xyflow/react': {},
  'auth-astro': {},
  astro: {},
  'create-next-app': {},
  'date-fns': {},
  dotenv: {},
  esbuild: {},
  eslint: {},
  glob: {},
  graphql: {},
  'gray-matter': {},
  'http-server': {},
  'js-yaml': {},
  'lucide-react': {},
  mermaid: {},
  nanostores: {},
  'netlify-cli': { bin: 'netlify' },
  pagefind: {},
  playwright: {},
  pm2: {},
  pnpm: {},
  prettier: {},
  react: {},
  'react-dom': {},
  semver: {},
  serve: {},
  shx: {},
  surge: {},
  tailwindcss: {},
  tsx: {},
  typescript: { bin: 'tsc' },
  uuid: {},
  vercel: {},
  vitest: {},
  wrangler: {},
  yaml: {},
  zod: {},
}

/** Package whose command has this name: one that names it, or is called so itself. */
export function findPackageOfCommand(command: string): string | undefined {
  return Object.entries(knownPackages).find(([name, { bin }]) => (bin ?? name) === command)?.[0]
}

/** Name of the command that a package brings. */
export function getCommandName(packageName: string): string {
  return knownPackages[packageName]?.bin ?? packageName.split('/').at(-1) ?? packageName
}
