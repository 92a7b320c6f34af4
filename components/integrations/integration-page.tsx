import { Fragment, type ReactNode } from 'react'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { PageHtml } from '@/components/layout/page-html'
import { StructuredData } from '@/components/layout/structured-data'
import { listCommands } from '@/lib/integrations/commands'
import { aboutHeading, aboutLinks, toAbout } from '@/lib/integrations/about'
import type { IntegrationPage as Page } from '@/lib/integrations/detail'
import { kindByResource } from '@/lib/integrations/groups'
import { integrationsPath, type Integration } from '@/lib/integrations/integrations'
import { kindTexts } from '@/lib/integrations/kinds'
import { hangCode } from '@/lib/kit/hang-code'
import { site } from '@/lib/kit/site'
import { isInternal, withBase } from '@/lib/kit/urls'
import { buildBreadcrumbs } from '@/lib/outputs/structured-data'
import { Closing } from './closing'
import { Anchor, Badges, IntegrationCard, Logo } from './parts'
import { Start } from './start'

function Actions({ integration: { comingSoon, href, video } }: { integration: Integration }) {
  const label = comingSoon ? 'See what works today' : isInternal(href) ? 'Read the documentation' : 'Visit its site'
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <Anchor href={href} className={comingSoon ? 'button button-quiet' : 'button'}>
        {label}
      </Anchor>
      {video === undefined ? null : (
        <Anchor href={video} className="button button-quiet">
          Watch the video
        </Anchor>
      )}
    </div>
  )
}

/** Header of an integration's page: name, description and links. */
export function IntegrationHead({ integration }: { integration: Integration }) {
  const { title, kind, logo, description, cover } = integration
  const parents = [
    { title: 'Integrations', href: integrationsPath },
    { title: kindTexts[kind].label, href: `${integrationsPath}?kind=${kind}` },
  ]
  return (
    <div>
      <Breadcrumbs items={parents} title={title} />
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Logo logo={logo} isLarge />
        <h1 className="page-title">{title}</h1>
        <Badges integration={integration} />
      </div>
      <p className="mt-5 max-w-[44rem] text-lg text-pretty text-muted">{description}</p>
      <p className="mt-3 text-sm text-muted">
        An integration for {site.name}, the open-source catalog of your services and messages.
      </p>
      <Actions integration={integration} />
      {cover === undefined ? null : (
        <img
          className="mt-8 aspect-video w-full rounded-lg border border-line object-cover"
          src={withBase(cover)}
          alt=""
          loading="lazy"
        />
      )}
    </div>
  )
}

/** Linked if a price isn't public. */
const contactPath = '/contact-us'

function findPrice({ price, pricing, author, href }: Integration): ReactNode {
  if (price !== undefined) return price
  if (pricing === undefined || pricing === 'Free') return undefined
  if (author === site.name) return <Anchor href={contactPath}>Talk to us</Anchor>
  return <Anchor href={href}>{author === undefined ? 'Visit its site' : `Ask ${author}`}</Anchor>
}

/** Resource names, colored by kind if they have one. */
function Resources({ names }: { names: readonly string[] }) {
  return names.map((name, index) => {
    const kind = kindByResource[name]
    return (
      <Fragment key={name}>
        {index === 0 ? null : ' '}
        {kind === undefined ? name : <span className={`kind kind-${kind} my-[0.1rem]`}>{name}</span>}
      </Fragment>
    )
  })
}

function Links({ integrations }: { integrations: readonly Integration[] }) {
  return integrations.map(({ path, title }, index) => (
    <Fragment key={path}>
      {index === 0 ? null : ', '}
      <Anchor href={path} className="text-link underline underline-offset-[0.2em]">
        {title}
      </Anchor>
    </Fragment>
  ))
}

function PackageName({ name }: { name: string }) {
  const [scope, rest] = name.split('/')
  return <code>{rest === undefined ? name : [`${scope}/`, <wbr key="break" />, rest]}</code>
}

interface FactsProps extends Partial<Pick<Page, 'today'>> {
  integration: Integration
}

/** An integration's facts. Leaves out unknown ones. */
export function IntegrationFacts({ integration, today = [] }: FactsProps) {
  const { author, pricing, pricingDescription, source, formats, creates, since, comingSoon } = integration
  const license = (
    <>
      {pricing}
      {pricingDescription === undefined ? null : [' ', <small key="more">{pricingDescription}</small>]}
    </>
  )
  const facts: Record<string, ReactNode> = {
    Status: comingSoon ? 'Coming soon' : undefined,
    'Works today': today.length === 0 ? undefined : <Links integrations={today} />,
    'Maintained by': author,
    License: pricing === undefined ? undefined : license,
    Price: comingSoon ? undefined : findPrice(integration),
    Reads: source,
    [comingSoon ? 'Would read' : 'Formats']: formats.length === 0 ? undefined : formats.join(', '),
    [comingSoon ? 'Would create' : 'Creates']: creates.length === 0 ? undefined : <Resources names={creates} />,
    Package: integration.package === undefined ? undefined : <PackageName name={integration.package} />,
    Since: since === undefined ? undefined : `EventCatalog ${since}`,
  }
  const known = Object.entries(facts).filter(([, value]) => value !== undefined)
  if (known.length === 0) return null
  return (
    <dl
      data-slot="facts"
      className="grid gap-x-8 text-sm leading-normal *:border-line max-docs:*:grid max-docs:*:grid-cols-[7.5rem_minmax(0,1fr)] max-docs:*:gap-4 max-docs:*:py-[0.6rem] max-docs:*:not-first:border-t docs:col-span-full docs:row-start-3 docs:grid-cols-4 docs:gap-y-5 docs:border-t docs:border-line docs:pt-6 [&_dd]:wrap-anywhere [&_dd]:text-ink [&_dt]:text-muted [&_small]:mt-[0.15rem] [&_small]:block [&_small]:text-sm [&_small]:text-muted"
    >
      {known.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A row with its heading on the left and its content on the right, as wide as the page. */
const rowClass =
  'col-span-full mt-0! max-w-none border-t border-line pt-8 docs:relative docs:pl-72 [&>h2]:mt-0 [&>h2]:pt-0 [&>h2]:text-xl max-docs:[&>h2+*]:mt-4 docs:[&>h2]:absolute docs:[&>h2]:left-0 docs:[&>h2]:w-60 docs:[&>h2+*]:mt-0'

/** The text of a page, with a row for each heading. What's above them is below the header, or below a short start box. */
function toSections(html: string, isStartShort: boolean): string {
  const introClass = `mt-0! max-w-none ${isStartShort ? 'docs:col-start-2 docs:row-start-2' : ''}`
  const parts = hangCode(html).split(/(?=<h2 )/)
  return parts
    .map((part, index) => {
      const layout = index === 0 ? introClass : rowClass
      return `<section class="prose ${layout} [&>:is(p,ul,ol)]:max-w-[44rem]">${part}</section>`
    })
    .join('')
}

/** Related pages and similar integrations. */
function Onward({ related, similar }: Pick<Page, 'related' | 'similar'>) {
  return (
    <div data-slot="onward" className="col-span-full grid gap-y-8">
      {related.length === 0 ? null : (
        <section className={rowClass}>
          <h2 id="related">Related documentation</h2>
          <ul className="cards grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))]!">
            {related.map(({ path, title, description }) => (
              <li key={path} className="card">
                <Anchor href={path} className="card-title">
                  {title}
                </Anchor>
                <p className="card-text">{description}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {similar.length === 0 ? null : (
        <section className={rowClass}>
          <h2 id="similar">Similar integrations</h2>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] content-start gap-3">
            {similar.map((integration) => (
              <IntegrationCard key={integration.slug} integration={integration} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Page of an integration: what it does, facts, setup, and related pages. */
export function IntegrationPage({ page: { integration, body, related, similar, today } }: { page: Page }) {
  const breadcrumbs = buildBreadcrumbs([{ title: 'Integrations', href: integrationsPath }], integration)
  const isStartShort = listCommands(integration).length < 2
  return (
    <main id="content" tabIndex={-1} data-area="integrations">
      {breadcrumbs === undefined ? null : <StructuredData items={[breadcrumbs]} />}
      <div className="container-wide grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 pt-[clamp(1.75rem,4vw,3.25rem)] pb-20 docs:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] docs:grid-rows-[auto_1fr] [&>.docs-body]:mt-0 [&>.docs-body]:grid [&>.docs-body]:max-w-none [&>.docs-body]:grid-cols-[minmax(0,1fr)] [&>.docs-body]:gap-y-8 docs:[&>.docs-body]:contents">
        <div className={isStartShort ? 'docs:row-span-2' : ''}>
          <IntegrationHead integration={integration} />
        </div>
        <div
          className={`min-w-0 docs:col-start-2 docs:row-start-1 docs:mt-12 ${isStartShort ? '' : 'docs:row-span-2'}`}
        >
          <Start integration={integration} />
        </div>
        <IntegrationFacts integration={integration} today={today} />
        <PageHtml body={{ ...body, html: toSections(body.html, isStartShort) }} />
        <Onward related={related} similar={similar} />
      </div>
      <Closing title={aboutHeading} text={toAbout(integration)} links={aboutLinks} />
    </main>
  )
}
