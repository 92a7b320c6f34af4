import { site } from '../../kit/site'

export const planNames = ['Community', 'Starter', 'Scale', 'Enterprise'] as const

export type PlanName = (typeof planNames)[number]

/** A plan on the pricing page. Once an amount is public, set it here: `price: '€ 100 a month'`. */
export interface Plan {
  name: PlanName
  /** Who it's for. */
  reader: string
  /** The amount, or what to show instead: the amounts of the paid plans aren't public. */
  price: string
  /** What it adds to the previous plan. */
  adds: string
  action: { label: string; href: string }
}

export const plans: readonly Plan[] = [
  {
    name: 'Community',
    reader: 'For teams that want to document their architecture.',
    price: 'Free',
    adds: 'Domains, services, messages, schemas, flows, diagrams, search, the SDK and the linter. MIT-licensed.',
    action: { label: 'Start your catalog', href: '/docs/development/starting-a-new-project/installation' },
  },
  {
    name: 'Starter',
    reader: 'For a team that wants decisions and runbooks in its catalog, too.',
    price: 'Talk to us',
    adds: 'Everything in Community, plus custom documentation, a custom landing page and chat.',
    action: { label: 'Try Starter for 14 days', href: site.links.cloud },
  },
  {
    name: 'Scale',
    reader: 'For several teams, and for AI assistants that query the catalog.',
    price: 'Talk to us',
    adds: 'Everything in Starter, plus sign-in with GitHub or Google, the MCP server, the schema API and pages in Backstage.',
    action: { label: 'Try Scale for 14 days', href: site.links.cloud },
  },
  {
    name: 'Enterprise',
    reader: 'For organizations that need single sign-on and access control.',
    price: 'Custom',
    adds: 'Everything in Scale, plus sign-in with Microsoft Entra ID, Okta or Auth0, role-based access control, and terms and support to fit your organization.',
    action: { label: 'Talk to us', href: '/contact-us' },
  },
]
