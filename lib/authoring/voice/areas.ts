import type { Problem } from '../../problems'

/**
 * Areas that still wait for a rewrite: findings about voice are only counted there.
 * Delete a line when its area is rewritten, and those findings become errors.
 */
export const areasNotYetRewritten: readonly string[] = [
  'CONTRIBUTING.md',
  'README.md',
  'content/blog',
  'content/docs/development/configuration.mdx',
  'content/docs/development/getting-started',
  'content/docs/development/releases.mdx',
  'content/docs/development/starting-a-new-project',
  'content/docs/plugins',
  'content/docs/sdk',
  'content/docs/studio',
  'content/integrations',
  'content/pages',
  'content/partials/backstage-source.mdx',
  'content/partials/cloud-source.mdx',
  'content/partials/git-plugin-license.mdx',
  'content/partials/git-plugin-source.mdx',
  'content/partials/spec-key.mdx',
  'content/partials/spec-license.mdx',
  'content/partials/spec-source.mdx',
  'content/partials/studio-source.mdx',
  'content/sdk',
]

/** The area that a file waits in, if any. */
export function findArea(file: string, areas = areasNotYetRewritten): string | undefined {
  return areas.find((area) => file === area || file.startsWith(`${area}/`))
}

/** How many findings wait in each area, one line per area, or that its line can go. */
export function countByArea(warnings: readonly Problem[], areas = areasNotYetRewritten): string[] {
  return areas.map((area) => {
    const count = warnings.filter(({ file }) => findArea(file, areas) === area).length
    return count > 0
      ? `${area}  ${count} ${count === 1 ? 'finding' : 'findings'} about voice, shown by npm run lint:content ${area}`
      : `${area}  No findings left: delete its line in lib/authoring/voice/areas.ts.`
  })
}
