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
    adds: 'Everything in Starter, plus sign-in with GitHub, the MCP server and the schema API.',
    action: { label: 'See Scale', href: site.links.cloud },
  },
  {
    name: 'Enterprise',
    reader: 'For organizations that need single sign-on and a contract.',
    price: 'Contact us',
    adds: 'Everything in Scale, plus sign-in with Microsoft Entra ID, Okta or Auth0, role-based access control, and terms and support agreed with you.',
    action: { label: 'Write to us', href: '/contact-us' },
  },
]
