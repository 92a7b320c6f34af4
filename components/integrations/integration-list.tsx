import { StructuredData } from '@/components/layout/structured-data'
import { toCountText } from '@/lib/integrations/count-text'
import { countAvailable, groupByKind, type IntegrationGroup } from '@/lib/integrations/groups'
import { integrationsPath, toUpvoteUrl, type Integration } from '@/lib/integrations/integrations'
import { kindTexts } from '@/lib/integrations/kinds'
import { toAbsoluteUrl, withBase } from '@/lib/kit/urls'
import { getTargets } from '@/lib/navigation/targets'
import { Buttons, Closing } from './closing'
import { filterBoot } from './filter-boot'
import { IntegrationGroups } from './integration-groups'
import { ListHead, listPageClass } from './list-head'
import { Anchor } from './parts'
import { Picture } from './picture'

function Chip({ value, label, count }: { value: string; label: string; count: number }) {
  return (
    <label className="group relative cursor-pointer">
      <input
        className="peer absolute inset-0 cursor-pointer opacity-0"
        type="radio"
        name="kind"
        value={value}
        defaultChecked={value === ''}
      />
      <span className="block rounded-md border border-line bg-surface px-[0.7rem] py-[0.35rem] text-sm font-[550] text-muted peer-checked:border-link! peer-checked:bg-link-soft peer-checked:text-link! peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus group-hover:border-line-strong group-hover:text-ink">
        {label} <small className="text-xs font-[450]">{count}</small>
      </span>
    </label>
  )
}

/** A search field and category filters. Not sticky on small screens: two rows of chips would take too much space. */
function Controls({ groups, all }: { groups: readonly IntegrationGroup[]; all: readonly Integration[] }) {
  const available = countAvailable(all)
  return (
    <form
      className="needs-js z-2 grid gap-x-6 gap-y-3 border-b border-line bg-ground py-4 lg:sticky lg:top-(--bar-height) lg:grid-cols-[minmax(14rem,1fr)_auto] lg:items-end"
      role="search"
      autoComplete="off"
      aria-label="Integrations"
    >
      <label className="text-sm">
        <span className="mb-1 block font-semibold text-ink">Filter integrations</span>
        <input
          className="w-full rounded-md border border-line-strong bg-surface px-3 py-2 text-[1rem] text-text"
          type="search"
          name="q"
          placeholder="Kafka, Avro, diagrams…"
          autoComplete="off"
          spellCheck={false}
          maxLength={512}
        />
      </label>
      <fieldset className="flex flex-wrap gap-[0.35rem]">
        <legend className="sr-only">Filter by category</legend>
        <Chip value="" label="All" count={available} />
        {groups.map(({ kind, integrations }) => (
          <Chip key={kind} value={kind} label={kindTexts[kind].label} count={countAvailable(integrations)} />
        ))}
      </fieldset>
      <output className="col-span-full text-sm text-muted">{toCountText(available, all.length - available)}</output>
    </form>
  )
}

/** Links to the categories, instead of filters. */
function ControlsWithoutScripts({ groups }: { groups: readonly IntegrationGroup[] }) {
  return (
    <noscript>
      <nav aria-label="Integration categories">
        <ul className="flex flex-wrap gap-x-5 gap-y-2">
          {groups.map(({ kind }) => (
            <li key={kind}>
              <a href={`#${kind}`} className="inline-block py-[0.2rem]">
                {kindTexts[kind].label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </noscript>
  )
}

/** For readers whose source isn't listed. Leaves out links to pages that this build doesn't have. */
function OtherSources() {
  const links: [string, string][] = [
    ['/docs/plugins/generators', 'Write a generator'],
    ['/docs/plugins/local-lab/kafka-topics', 'Copy the one for Kafka topics'],
    ['/docs/development/migrating', 'Move a wiki or a Backstage catalog'],
  ]
  const linkClass = 'inline-block py-[0.15rem]'
  return (
    <div className="mt-12 grid gap-x-12 gap-y-3 rounded-lg bg-sunken p-[clamp(1.25rem,3vw,2.25rem)] lg:grid-cols-[minmax(0,1fr)_auto]">
      <h2 className="text-xl">Import from anything else</h2>
      <p className="col-start-1 max-w-[40rem] text-muted">
        A generator is one function that reads your source and writes to your catalog. It runs together with the
        plugins, and you don’t need a license.
      </p>
      <ul className="grid content-center gap-[0.35rem] lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {links
          .filter(([href]) => getTargets().has(href))
          .map(([href, text]) => (
            <li key={href}>
              <Anchor href={href} className={linkClass}>
                {text}
              </Anchor>
            </li>
          ))}
        <li>
          <Anchor href={toUpvoteUrl('')} className={linkClass}>
            Request an integration
          </Anchor>
        </li>
      </ul>
    </div>
  )
}

/** The integrations index: all integrations, grouped by kind, with filters. */
export function IntegrationList({ integrations }: { integrations: readonly Integration[] }) {
  const groups = groupByKind(integrations)
  return (
    <main id="content" tabIndex={-1} data-area="integrations">
      <StructuredData
        items={[{ '@type': 'CollectionPage', name: 'Integrations', url: toAbsoluteUrl(integrationsPath) }]}
      />
      <div className={listPageClass}>
        <ListHead
          title="Connect the tools you already use"
          lead="EventCatalog is an open-source catalog of your services and messages. Import your specs, schemas and events, embed your team’s boards, and ask about your architecture from your editor. Each card shows the license you need."
          actions={
            <Buttons
              links={[
                ['Get started', '/docs/development/getting-started'],
                ['Compare all plugins', '/docs/plugins/all-plugins'],
              ]}
            />
          }
          picture={<Picture integrations={integrations} />}
        />
        <integration-filter class="mt-8 block">
          <Controls groups={groups} all={integrations} />
          <ControlsWithoutScripts groups={groups} />
          <div>
            <IntegrationGroups integrations={integrations} />
          </div>
          <p data-slot="no-match" className="py-12 text-lg" hidden>
            No integrations match.{' '}
            <a href={withBase(toUpvoteUrl(''))} className="underline underline-offset-[0.2em]">
              Request an integration
            </a>
            .
          </p>
        </integration-filter>
        <script dangerouslySetInnerHTML={{ __html: filterBoot }} />
        <OtherSources />
      </div>
      <Closing
        title="Start with one source"
        text="Create a catalog, add a plugin and import your first service. Plugins are free for open-source projects. Other projects can try them for 14 days, without a credit card."
        links={[
          ['Get started', '/docs/development/getting-started'],
          ['See pricing', '/pricing'],
        ]}
      />
    </main>
  )
}
