import { Fragment, type ReactNode } from 'react'
import { listCommands } from '@/lib/integrations/commands'
import { toUpvoteUrl, type Integration } from '@/lib/integrations/integrations'
import { Anchor } from './parts'

/** A word of a command, which only breaks if it's longer than the line, after a slash where possible. */
const keepTogether = (word: string, index: number) => (
  <Fragment key={index}>
    {index === 0 ? '' : ' '}
    <span className="inline-block">
      {word.split(/(?<=\/)(?=\w)/).flatMap((part, i) => (i === 0 ? part : [<wbr key={i} />, part]))}
    </span>
  </Fragment>
)

/** A command with a copy button. It wraps, so there's no wrap button. */
function Command({ label, command }: { label: string; command: string }) {
  return (
    <div className="mb-4 [&_button[aria-pressed]]:hidden [&_code]:pr-10">
      <p className="mb-[0.4rem] text-sm font-semibold text-ink">{label}</p>
      <docs-code>
        <figure className="code wrap" data-language="bash">
          <pre>
            <code>{command.split(' ').map(keepTogether)}</code>
          </pre>
        </figure>
      </docs-code>
    </div>
  )
}

function Note({ children }: { children: ReactNode }) {
  return <p className="text-sm wrap-anywhere [&>a]:underline [&>a]:underline-offset-[0.2em]">{children}</p>
}

function Lead({ children }: { children: string }) {
  return <b className="block text-ink">{children}</b>
}

function Vote({ integration: { upvoteUrl, title } }: { integration: Integration }) {
  const opens = upvoteUrl === toUpvoteUrl(title) ? 'Voting opens a GitHub issue with the title filled in. ' : ''
  const [, host = 'its website'] = /^https:\/\/(?:www\.)?([^/?#]+)/.exec(upvoteUrl) ?? []
  return (
    <>
      <p className="mb-4 text-sm text-muted">
        <Lead>Coming soon</Lead> {`${opens}Tell us what you’d use ${title} for.`}
      </p>
      <Anchor href={upvoteUrl} className="button">{`Upvote on ${host === 'github.com' ? 'GitHub' : host}`}</Anchor>
    </>
  )
}

function Commands({ integration }: { integration: Integration }) {
  const { configure, configureFile, kind } = integration
  // An assistant's command is for its terminal. The configuration is the app's alternative to it.
  const next = kind === 'assistant' ? `Using the app? Configure ${configureFile}` : `Next, configure ${configureFile}`
  return (
    <>
      {listCommands(integration).map(({ label, command }) => (
        <Command key={command} label={label} command={command} />
      ))}
      {configure === undefined ? null : (
        <Note>
          <Anchor href="#configure">{next}</Anchor>
        </Note>
      )}
    </>
  )
}

/** How to get started: commands or a note. For coming-soon integrations, the upvote link. */
function findStart(integration: Integration): ReactNode {
  const { comingSoon, configure, configureFile, kind, since } = integration
  if (comingSoon) return <Vote integration={integration} />
  if (listCommands(integration).length > 0) return <Commands integration={integration} />
  if (kind === 'diagram') {
    return (
      <Note>
        <Lead>Nothing to install</Lead>
        {` The component is built into EventCatalog${since === undefined ? '' : ` since ${since}`}. `}
        <Anchor href="#configure">Add it to a page</Anchor>.
      </Note>
    )
  }
  if (configure === undefined) return undefined
  return (
    <Note>
      <Lead>Nothing to install</Lead> Add the server to <Anchor href="#configure">{configureFile}</Anchor>, and your
      client starts it for you.
    </Note>
  )
}

/** The box next to an integration's name, if there's anything to start with. */
export function Start({ integration }: { integration: Integration }) {
  const start = findStart(integration)
  return start === undefined ? null : (
    <div data-slot="start" className="min-w-0 rounded-lg border border-line bg-surface p-5">
      {start}
    </div>
  )
}
