import {
  askForPrice,
  features,
  hasFeature,
  planNames,
  planQuestions,
  plans,
  priceOnRequest,
  trialOffer,
} from '../../pages'
import { listRecentPosts, toLongDate } from '../../blog'
import { listIntegrations } from '../../integrations'
import { toMenuItems } from '../../navigation/integrations'
import { site } from '../../kit/site'
import { toAbsoluteUrl } from '../../kit/urls'
import { importSpec } from '../../specs/import-spec'
import { sampleFile, sampleText } from '../../specs/sample'
import { toSummaryLine, writeConfig } from '../../specs/summary'
import { toCopyPath } from './addresses'
import { indent, raw, text, type TextForm, withChildren } from './content'

const join = (...parts: readonly string[]) => parts.filter((part) => part !== '').join('\n\n')

/** A name with its description, as a list item. */
const named: TextForm = (props, children) =>
  `- **${text(props, 'name')}**${children === '' ? '' : `: ${children.replaceAll(/\n(?=.)/g, '\n  ')}`}`

function writePlanTable(): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rows = features.flatMap(({ group, features: list }) => [
    row([`**${group}**`, ...planNames.map(() => '')]),
    ...list.map((feature) =>
      row([feature.name, ...planNames.map((plan) => feature.license ?? (hasFeature(plan, feature) ? 'yes' : 'no'))]),
    ),
  ])
  return [row(['Feature', ...planNames]), row(['---', ...planNames.map(() => '---')]), ...rows].join('\n')
}

/** The result of the sample, which is what the page shows before a visitor chooses a file. */
function writeSample(): string {
  const { service } = importSpec(sampleText, sampleFile)
  if (service === undefined) throw new Error(`${sampleFile}: the sample of <TryYourFile> can't be imported.`)
  const messages = service.messages.map(
    ({ name, kind, isSent }) => `- ${service.name} ${isSent ? 'sends' : 'receives'} ${name} (${kind})`,
  )
  return join(
    `An OpenAPI or AsyncAPI file becomes services, messages and channels. A sample, with ${toSummaryLine([service])}:`,
    messages.join('\n'),
    `\`\`\`js title="eventcatalog.config.js"\n${writeConfig([{ service, file: sampleFile }])}\n\`\`\``,
    '```bash\nnpx eventcatalog generate\n```',
  )
}

/** Text forms of marketing components. Text from data has no links: it isn't known here which pages have a copy. */
export const marketingForms = {
  Action: (props, children) => `[${children}](${raw(props, 'href')})`,
  Actions: (_, children) => children.replaceAll(/\n+/g, ' · '),
  Fact: named,
  Facts: (_, children) => children.replaceAll(/\n\n(?=- )/g, '\n'),
  Hero: (props, children) => join(text(props, 'kicker'), `**${text(props, 'title')}**`, children),
  Joined: (props) =>
    `${props.frame === undefined ? '' : `${text(props, 'frame')}: `}${text(props, 'given')} → ${text(props, 'by')} → ${text(props, 'made')}`,
  Marks: () =>
    toMenuItems(listIntegrations())
      .map(({ name }) => `- ${name}`)
      .join('\n'),
  Moment: (props, children, { index }) => `${index}. **${text(props, 'name')}**\n\n${indent(children, 3)}`.trimEnd(),
  PlanCards: () =>
    plans
      .map(
        ({ name, reader, price, adds, action, hasTrial }) =>
          `- **${name}**\n\n  ${price ?? priceOnRequest}\n\n  ${reader}\n\n  ${adds}\n\n  ${action}${hasTrial ? `: ${trialOffer}. ${price === undefined ? askForPrice : ''}` : ''}`,
      )
      .join('\n'),
  PlanQuestions: () => planQuestions.map(({ question, answer }) => `**${question}**\n\n${answer}`).join('\n\n'),
  PlanTable: () => join('Compare plans', writePlanTable()),
  Question: (props, children) => join(`**${text(props, 'ask')}**`, children),
  RecentPosts: () =>
    listRecentPosts()
      .map(
        ({ title, path, date, description }) =>
          `- [${title}](${toAbsoluteUrl(toCopyPath(path))}), ${toLongDate(date)}. ${description}`,
      )
      .join('\n'),
  Section: withChildren,
  Show: (props, children) => join(children, text(props, 'caption')),
  Stars: () => `[${site.stars} stars on GitHub](${site.links.repository}) in ${site.starsCounted}`,
  Story: withChildren,
  TryYourFile: writeSample,
} satisfies Record<string, TextForm>
