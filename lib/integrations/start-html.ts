import { escapeHtml } from '../kit/html'
import { listCommands } from './commands'
import { toUpvoteUrl, type Integration } from './integrations'
import { writeAnchor } from './parts-html'

/** A command with a copy button. Long ones wrap, to show all of it. */
function writeCommand(label: string, command: string): string {
  return (
    `<div class="integration-command"><p>${escapeHtml(label)}</p>` +
    `<docs-code><figure class="code wrap" data-language="bash"><pre><code>${escapeHtml(command)}</code></pre></figure></docs-code></div>`
  )
}

function writeNote(text: string): string {
  return `<p class="integration-note">${text}</p>`
}

function writeVote({ upvoteUrl, title }: Integration): string {
  const opens = upvoteUrl === toUpvoteUrl(title) ? 'Voting opens a GitHub issue with the title filled in. ' : ''
  const [, host = 'its website'] = /^https:\/\/(?:www\.)?([^/?#]+)/.exec(upvoteUrl) ?? []
  return (
    `<p class="integration-vote"><b>Coming soon</b> ${opens}Tell us what you’d use ${escapeHtml(title)} for.</p>` +
    writeAnchor(upvoteUrl, `Upvote on ${host === 'github.com' ? 'GitHub' : host}`, 'button')
  )
}

/** How to get started: commands or a note. For coming-soon integrations, the upvote link. */
export function writeStart(integration: Integration): string {
  const { comingSoon, configure, configureFile, kind, since } = integration
  if (comingSoon) return writeVote(integration)
  const commands = listCommands(integration).map(({ label, command }) => writeCommand(label, command))
  const next = configure === undefined ? '' : writeAnchor('#configure', `Next, configure ${configureFile}`)
  if (commands.length > 0) return commands.join('') + (next === '' ? '' : writeNote(next))
  if (kind === 'diagram') {
    const version = since === undefined ? '' : ` since ${escapeHtml(since)}`
    const what = writeAnchor('#configure', 'Add it to a page')
    return writeNote(`<b>Nothing to install</b> The component is built into EventCatalog${version}. ${what}.`)
  }
  if (configure === undefined) return ''
  const where = writeAnchor('#configure', configureFile)
  return writeNote(`<b>Nothing to install</b> Add the server to ${where}, and your client starts it for you.`)
}
