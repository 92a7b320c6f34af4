import { getPosts } from '../blog'
import { getBody } from '../content/bodies'
import { getSiteIndex } from '../docs'
import { decodePath } from '../kit/urls'
import { getIntegrations, listIntegrations, type Integration } from './integrations'

const maxSimilar = 3

/** The slug of every integration, decoded. */
export const listIntegrationSlugs = () => getIntegrations().map(({ slug }) => decodePath(slug))

/** Title of an integration's page for browsers and search engines. A page that duplicates another has its own title. */
export function toPageTitle({ title, repeats }: Pick<Integration, 'title' | 'repeats'>): string {
  return repeats === undefined ? `${title} integration` : title
}

/** Card data of a page in this build. Undefined if the address doesn't exist. */
function findRelated(address: string) {
  const { entries, indexes } = getSiteIndex()
  const post = getPosts().find(({ path }) => path === address)
  const { title, description } = entries.get(address) ?? indexes.get(address) ?? post ?? {}
  return title === undefined ? undefined : { path: address, title, description: description ?? '' }
}

/** Similar integrations: same kind first, then those that this page links to, then those with most in common. */
export function findSimilar(integration: Integration, all: readonly Integration[]): Integration[] {
  const toScore = ({ kind, creates, formats, comingSoon, href }: Integration) =>
    (kind === integration.kind ? 100 : 0) +
    (integration.docs.includes(href) ? 60 : 0) +
    creates.filter((name) => integration.creates.includes(name)).length +
    formats.filter((name) => integration.formats.includes(name)).length -
    (comingSoon ? 50 : 0)
  return all
    .filter((other) => other.path !== integration.path && toScore(other) > 0)
    .sort((a, b) => toScore(b) - toScore(a))
    .slice(0, maxSimilar)
}

/** Everything an integration's page shows. */
export type IntegrationPage = NonNullable<ReturnType<typeof findIntegrationPage>>

/** The page of an integration, by slug. */
export function findIntegrationPage(slug: string) {
  const integration = getIntegrations().find((other) => decodePath(other.slug) === decodePath(slug))
  if (integration === undefined) return undefined
  const { docs, comingSoon } = integration
  return {
    integration,
    body: getBody(integration.file),
    related: docs.flatMap((address) => findRelated(address) ?? []),
    similar: findSimilar(integration, listIntegrations()),
    /** For one that's coming soon: what can be used instead. */
    today: comingSoon ? listIntegrations().filter((other) => !other.comingSoon && docs.includes(other.href)) : [],
  }
}
