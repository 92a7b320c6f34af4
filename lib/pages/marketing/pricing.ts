import { site } from '../../kit/site'

export const planNames = ['Community', 'Starter', 'Scale', 'Enterprise'] as const

export type PlanName = (typeof planNames)[number]

/** Shown instead of a price that isn't public, with a link to the contact page. */
export const talkToUs = 'Talk to us'

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
    reader: 'For teams that want to know who sends, receives and owns each message.',
    price: 'Free',
    adds: 'All resource types, schemas, versions, graphs, flows, search, the SDK and the linter. Open source.',
    action: { label: 'Start your catalog', href: '/docs/development/starting-a-new-project/installation' },
  },
  {
    name: 'Starter',
    reader: 'For a team that also keeps its decisions and runbooks in the catalog.',
    price: talkToUs,
    adds: 'Everything in Community, plus custom documentation, your own landing page, and chat with a model you choose.',
    action: { label: 'Try Starter for 14 days', href: site.links.cloud },
  },
  {
    name: 'Scale',
    reader: 'For many teams, their AI assistants, and the portal they work in.',
    price: talkToUs,
    adds: 'Everything in Starter, plus sign-in with GitHub or Google, the MCP server, the schema API, and catalog pages in Backstage.',
    action: { label: 'Try Scale for 14 days', href: site.links.cloud },
  },
  {
    name: 'Enterprise',
    reader: 'For companies that control who can see which part of their architecture.',
    price: 'Custom',
    adds: 'Everything in Scale, plus sign-in with Microsoft Entra ID, Okta or Auth0, role-based access control, and terms that fit your procurement.',
    action: { label: 'Talk to us', href: '/contact-us' },
  },
]
