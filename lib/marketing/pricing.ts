import { site } from '../site'

export const planNames = ['Community', 'Starter', 'Scale', 'Enterprise'] as const

export type PlanName = (typeof planNames)[number]

/** A plan as the pricing page shows it. An editor fills in an amount where one may be told: `price: '€ 100 a month'`. */
export interface Plan {
  name: PlanName
  /** Who takes it. */
  reader: string
  /** What stands where the amount belongs. Amounts of paid plans are not known here: the vendor's page has them. */
  price: string
  /** What comes on top of the plan before. */
  adds: string
  action: { label: string; href: string }
}

export const plans: readonly Plan[] = [
  {
    name: 'Community',
    reader: 'For everybody who begins to write an architecture down.',
    price: 'Free',
    adds: 'All resources, graphs, schemas, flows, search, the SDK and the linter, under the MIT license.',
    action: { label: 'Install it', href: '/docs/development/starting-a-new-project/installation' },
  },
  {
    name: 'Starter',
    reader: 'For a team that keeps its decisions and runbooks beside its services.',
    price: 'Ask the vendor',
    adds: 'Everything in Community, and pages of your own: custom documentation, a landing page, chat.',
    action: { label: 'See Starter', href: site.links.cloud },
  },
  {
    name: 'Scale',
    reader: 'For several teams, and for assistants that read the catalog.',
    price: 'Ask the vendor',
    adds: 'Everything in Starter, and doors with locks: sign-in, access rules, MCP server, schema API.',
    action: { label: 'See Scale', href: site.links.cloud },
  },
  {
    name: 'Enterprise',
    reader: 'For organizations that need a contract.',
    price: 'Contact us',
    adds: 'Terms, support and licenses that are agreed on with you.',
    action: { label: 'Write to us', href: '/contact-us' },
  },
]

/** What the switches of the documented version ask for; Enterprise has none of its own. */
export interface Feature {
  name: string
  href: string
  /** The first plan that has it; each plan has all of those before it. */
  from: Exclude<PlanName, 'Enterprise'>
}

export const features: readonly { group: string; features: readonly Feature[] }[] = [
  {
    group: 'Document',
    features: [
      {
        name: 'Domains, services, messages, channels, entities, data stores',
        href: '/docs/api/overview',
        from: 'Community',
      },
      {
        name: 'Schemas of any format, versions, changelogs',
        href: '/docs/development/guides/messages/events/schemas',
        from: 'Community',
      },
      { name: 'Owners: teams and users', href: '/docs/development/guides/owners/introduction', from: 'Community' },
      { name: 'Themes and tables', href: '/docs/development/customization/themes', from: 'Community' },
      {
        name: 'Custom documentation: decisions, runbooks, guides',
        href: '/docs/development/customization/custom-documentation/introduction',
        from: 'Starter',
      },
      {
        name: 'Landing page of your own',
        href: '/docs/development/customization/customize-landing-page',
        from: 'Starter',
      },
      {
        name: 'Header without links to EventCatalog',
        href: '/docs/development/deployment/licenses#plans',
        from: 'Starter',
      },
    ],
  },
  {
    group: 'Visualize',
    features: [
      { name: 'Graphs of every resource', href: '/docs/development/components/node-graph', from: 'Community' },
      { name: 'Business flows', href: '/docs/development/guides/flows/introduction', from: 'Community' },
      { name: 'Entity maps', href: '/docs/development/guides/domains/entities/entity-map', from: 'Community' },
      { name: 'Designs from Studio', href: '/docs/development/design/intro', from: 'Community' },
      { name: 'Pages embedded in Backstage', href: '/docs/plugins/backstage/intro', from: 'Scale' },
    ],
  },
  {
    group: 'Govern',
    features: [
      { name: 'Linter', href: '/docs/development/developer-tools/linter', from: 'Community' },
      {
        name: 'Versions of a schema side by side in the Schema Explorer',
        href: '/docs/development/guides/messages/events/schemas',
        from: 'Scale',
      },
      {
        name: 'Review of schema changes in pull requests',
        href: '/docs/development/developer-tools/github-action',
        from: 'Scale',
      },
      { name: 'Sign-in', href: '/docs/development/authentication/introduction', from: 'Scale' },
      { name: 'Access rules by role', href: '/docs/development/authentication/rbac-middleware', from: 'Scale' },
    ],
  },
  {
    group: 'Automate and ask',
    features: [
      { name: 'SDK for Node.js', href: '/docs/sdk', from: 'Community' },
      {
        name: 'llms.txt and Markdown copies of pages',
        href: '/docs/development/developer-tools/llms.txt',
        from: 'Community',
      },
      { name: 'Chat with your own model', href: '/docs/development/guides/chat/what-is-chat', from: 'Starter' },
      { name: 'Headers for remote schemas', href: '/docs/development/components/remote-schema', from: 'Starter' },
      { name: 'MCP server', href: '/docs/development/developer-tools/mcp-server/introduction', from: 'Scale' },
      { name: 'Schema API', href: '/docs/development/deployment/licenses#plans', from: 'Scale' },
    ],
  },
]

/** Whether a plan has a feature; undefined where only a contract says it. */
export function hasFeature(plan: PlanName, { from }: Feature): boolean | undefined {
  if (plan === 'Enterprise') return undefined
  return planNames.indexOf(plan) >= planNames.indexOf(from)
}

/** Shown on the page word for word, and told to search engines. */
export const planQuestions: readonly { question: string; answer: string }[] = [
  {
    question: 'Is the Community plan limited in time or in size?',
    answer:
      'No. The core package is open source under the MIT license, asks for no key and sends none. How many services or messages a catalog may hold is limited by your machine only.',
  },
  {
    question: 'What do the paid plans cost?',
    answer:
      'This site does not know the amounts. They stand at eventcatalog.cloud, where trials and license keys are, and the team answers at hello@eventcatalog.dev.',
  },
  {
    question: 'Can I try a paid plan first?',
    answer:
      'Yes. The page of plans that comes with every catalog names a free trial of 14 days, for which no credit card is asked.',
  },
  {
    question: 'Are plugins part of a plan?',
    answer:
      'Plugins have licenses of their own. Those of the project are AGPL-3.0 for open-source projects and commercial otherwise; the page of each plugin names the key that it reads.',
  },
  {
    question: 'What happens when a license ends?',
    answer:
      'A catalog whose key is refused is built and served without the features of the plan. Your files stay as they are: they are Markdown in your repository.',
  },
  {
    question: 'Does a catalog need a connection to the license server?',
    answer:
      'With a key, yes: the commands ask api.eventcatalog.cloud. With an offline license file, which is valid for one year, nothing is asked. Without either, nothing is sent.',
  },
]
