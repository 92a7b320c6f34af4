import { planNames, type PlanName } from './pricing'

/** A feature with the plan it's sold with, which may be higher than the one the software checks for. */
export interface Feature {
  name: string
  href: string
  /** The first plan that includes it; each plan includes everything in the plans before it. */
  from: PlanName
}

export const features: readonly { group: string; features: readonly Feature[] }[] = [
  {
    group: 'Document',
    features: [
      {
        name: 'Pages for domains, services, messages, channels, entities and data stores',
        href: '/docs/api/overview',
        from: 'Community',
      },
      {
        name: 'Schemas in any format, with versions and changelogs',
        href: '/docs/development/guides/messages/events/schemas',
        from: 'Community',
      },
      { name: 'Teams and people as owners', href: '/docs/development/guides/owners/introduction', from: 'Community' },
      { name: 'Themes and custom tables', href: '/docs/development/customization/themes', from: 'Community' },
      {
        name: 'Your own documents, such as decisions and runbooks',
        href: '/docs/development/customization/custom-documentation/introduction',
        from: 'Starter',
      },
      {
        name: 'Your own landing page',
        href: '/docs/development/customization/customize-landing-page',
        from: 'Starter',
      },
      {
        name: 'Header without EventCatalog links',
        href: '/docs/development/deployment/licenses#plans',
        from: 'Starter',
      },
    ],
  },
  {
    group: 'Visualize',
    features: [
      {
        name: 'A graph for every service, message and domain',
        href: '/docs/development/components/node-graph',
        from: 'Community',
      },
      { name: 'Business flows, step by step', href: '/docs/development/guides/flows/introduction', from: 'Community' },
      {
        name: 'Entity maps of a domain',
        href: '/docs/development/guides/domains/entities/entity-map',
        from: 'Community',
      },
      { name: 'Designs from Studio', href: '/docs/development/design/intro', from: 'Community' },
      { name: 'Catalog pages embedded in Backstage', href: '/docs/plugins/backstage/intro', from: 'Scale' },
    ],
  },
  {
    group: 'Govern',
    features: [
      { name: 'Linter for your pipeline', href: '/docs/development/developer-tools/linter', from: 'Community' },
      {
        name: 'Schema versions side by side in the Schema Explorer',
        href: '/docs/development/guides/schemas/versions',
        from: 'Scale',
      },
      {
        name: 'AI review of schema changes in pull requests',
        href: '/docs/development/developer-tools/github-action',
        from: 'Scale',
      },
      {
        name: 'Sign-in with GitHub or Google',
        href: '/docs/development/authentication/introduction',
        from: 'Scale',
      },
      {
        name: 'Sign-in with Microsoft Entra ID, Okta or Auth0',
        href: '/docs/development/authentication/introduction',
        from: 'Enterprise',
      },
      {
        name: 'Role-based access control',
        href: '/docs/development/authentication/rbac-middleware',
        from: 'Enterprise',
      },
    ],
  },
  {
    group: 'Automate and ask',
    features: [
      { name: 'SDK for your own scripts', href: '/docs/sdk', from: 'Community' },
      {
        name: 'llms.txt and a Markdown copy of each page',
        href: '/docs/development/developer-tools/llms.txt',
        from: 'Community',
      },
      { name: 'Chat with a model you choose', href: '/docs/development/guides/chat/what-is-chat', from: 'Starter' },
      {
        name: 'Remote schemas that need request headers',
        href: '/docs/development/components/remote-schema',
        from: 'Starter',
      },
      {
        name: 'MCP server for AI assistants',
        href: '/docs/development/developer-tools/mcp-server/introduction',
        from: 'Scale',
      },
      { name: 'Schema API for other tools', href: '/docs/development/guides/schemas/api', from: 'Scale' },
    ],
  },
]

export function hasFeature(plan: PlanName, { from }: Feature): boolean {
  return planNames.indexOf(plan) >= planNames.indexOf(from)
}
