import { isInternal } from '../kit/urls'
import { aboutHeading, aboutLinks, toAbout } from './about'
import { listCommands } from './commands'
import { toUpvoteUrl, type Integration } from './integrations'

/** Beginning of a Markdown copy: introduction, status, commands and facts. */
export function writeCopyLead(integration: Integration, toUrl: (href: string) => string): string {
  const { title, comingSoon, upvoteUrl, href, video, author, pricing, pricingDescription, price } = integration
  const { source, formats, creates, package: name, since } = integration
  const facts: [string, string | undefined][] = [
    isInternal(href) ? ['Documentation', toUrl(href)] : ['Website', href],
    ['Video', video],
    ['Maintained by', author],
    ['License', [pricing, pricingDescription].filter((text) => text !== undefined).join('. ')],
    ['Price', price],
    ['Reads', source],
    ['Formats', formats.join(', ')],
    ['Creates', comingSoon ? '' : creates.join(', ')],
    ['Package', name === undefined ? undefined : `\`${name}\``],
    ['Since', since === undefined ? undefined : `EventCatalog ${since}`],
  ]
  const list = facts.flatMap(([term, text]) => (text ? [`- ${term}: ${text}`] : [])).join('\n')
  const commands = listCommands(integration).map(({ label, command }) => `${label}:\n\n\`\`\`bash\n${command}\n\`\`\``)
  const voteLabel = upvoteUrl === toUpvoteUrl(title) ? 'Vote for it with a GitHub issue' : 'Upvote it'
  const vote = comingSoon ? [`Coming soon. [${voteLabel}](${upvoteUrl}).`] : []
  const links = aboutLinks.map(([text, address]) => `[${text}](${toUrl(address)})`)
  const intro = `**${aboutHeading}** ${toAbout(integration)} ${links.join(' · ')}`
  return `${[integration.description, intro, ...vote, ...commands, list].join('\n\n')}\n\n`
}
