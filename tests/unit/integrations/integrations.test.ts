import { describe, expect, test } from 'vitest'
import { getIconShape } from '@/lib/kit/icons/sheet'
import { checkIntegrations } from '@/lib/integrations/check'
import { writeCopyLead } from '@/lib/integrations/copy'
import { findSimilar, toPageTitle } from '@/lib/integrations/detail'
import { writeDetailHead, writeFacts } from '@/lib/integrations/detail-html'
import { withConfiguration } from '@/lib/integrations/document'
import { groupByKind } from '@/lib/integrations/index-html'
import { toIntegration, type Integration } from '@/lib/integrations/integrations'
import { writeCard } from '@/lib/integrations/parts-html'
import { findPluginRow } from '@/lib/integrations/plugins'
import { toMenuItems } from '@/lib/navigation/integrations'
import { ProblemList } from '@/lib/kit/problems'
import { toLines } from '../../support/compile'
import { readIntegrations } from '../../support/integrations'

const all = readIntegrations()
const listed = all.filter(({ unlisted }) => !unlisted)
const sheet = '/icons.svg'

function get(slug: string): Integration {
  const found = all.find((integration) => integration.slug === slug)
  if (found === undefined) throw new Error(`There is no integration ${slug}.`)
  return found
}

const make = (frontMatter: Record<string, unknown>) =>
  toIntegration({ file: 'integrations/kafka.mdx', frontMatter: { title: 'Kafka', ...frontMatter }, body: '' })

describe('The integrations as they are', () => {
  test('stand at the 24 addresses of the specification', () => {
    const slugs =
      'amazon-api-gateway amazon-eventbridge apicurio asyncapi atlassian-compass aws-glue-registry azure-schema-registry backstage claude confluent-schema-registry cursor drawio figjam github graphql gravitee helm hookdeck lucid miro old openapi solace windsurf'
    expect(all.map(({ slug }) => slug).sort()).toEqual(slugs.split(' ').sort())
    expect(listed).toHaveLength(23)
  })

  test('are coming soon in three cases, and new in one', () => {
    const slugs = (test: (integration: Integration) => boolean) => all.filter(test).map(({ slug }) => slug)
    expect(slugs(({ comingSoon }) => comingSoon)).toEqual(['apicurio', 'gravitee', 'solace'])
    expect(slugs(({ isNew }) => isNew)).toEqual(['graphql'])
  })

  test('have descriptions and summaries of their own, and a mark that exists', () => {
    for (const field of ['title', 'description', 'summary'] as const)
      expect(new Set(all.map((integration) => integration[field])).size, field).toBe(all.length)
    for (const { logo } of all) expect(getIconShape(logo)).toContain(' d="')
  })

  test('name no amount, because none is known', () => {
    for (const integration of all) {
      expect(integration.price, integration.slug).toBeUndefined()
      expect(writeFacts(integration) + writeDetailHead(integration, sheet), integration.slug).not.toMatch(/[$€£]\s?\d/)
    }
  })

  test('of the six templates start with a scaffold command, the others with none', () => {
    const withTemplate = all.filter((integration) =>
      writeDetailHead(integration, sheet).includes('create-eventcatalog'),
    )
    expect(withTemplate.map(({ template }) => template).sort()).toEqual(
      ['amazon-apigateway', 'asyncapi', 'confluent', 'eventbridge', 'graphql', 'openapi'].sort(),
    )
    expect(writeDetailHead(get('openapi'), sheet)).toContain(
      'npx @eventcatalog/create-eventcatalog@latest my-catalog --template openapi<',
    )
  })

  test('that repeat the index stay out of lists, menus and the table', () => {
    expect(get('old')).toMatchObject({ repeats: '/integrations', unlisted: true })
    expect(toMenuItems(all).map(({ href }) => href)).not.toContain('/integrations/old')
    expect(findPluginRow(get('old'))).toBeUndefined()
  })
})

describe('The page of an integration', () => {
  test('that is coming soon offers a vote, and nothing to install or to pay', () => {
    for (const integration of all.filter(({ comingSoon }) => comingSoon)) {
      const head = writeDetailHead(integration, sheet)
      expect(head).toContain('Coming soon')
      expect(head).toContain(
        `https://github.com/event-catalog/eventcatalog/issues/new?title=${encodeURIComponent(`Integration: ${integration.title}`)}`,
      )
      expect(head).not.toContain('docs-code')
      expect(writeFacts(integration)).not.toMatch(/Price|Writes/)
    }
  })

  test.each([
    [undefined, 'Upvote on GitHub', true],
    ['https://github.com/event-catalog/eventcatalog/discussions/1', 'Upvote on GitHub', false],
    ['https://www.example.com/vote', 'Upvote on example.com', false],
  ])('with %s as upvoteUrl says where the vote goes', (upvoteUrl, label, opensIssue) => {
    const integration = make({ comingSoon: true, ...(upvoteUrl === undefined ? {} : { upvoteUrl }) })
    const head = writeDetailHead(integration, sheet)
    expect(head).toContain(`href="${upvoteUrl ?? integration.upvoteUrl}">${label}</a>`)
    expect(head.includes('opens a GitHub issue with the title filled in')).toBe(opensIssue)
  })

  test('has its name in the title, and a page that repeats another has only its own', () => {
    expect(toPageTitle(get('solace'))).toBe('Solace integration')
    expect(toPageTitle(get('old'))).toBe('Previous list of integrations')
  })

  test('links to whoever can name an unknown price, and shows a known one', () => {
    expect(writeFacts(get('openapi'))).toContain('href="/contact-us">Talk to us</a>')
    expect(writeFacts(get('helm'))).toContain('<a href="https://oso.sh">Ask OSO Group</a>')
    expect(writeFacts(get('miro'))).not.toContain('Price')
    expect(writeFacts(make({ pricing: 'License', price: '10 per month' }))).toContain('<dd>10 per month</dd>')
    expect(writeFacts(make({ pricing: 'License', href: 'https://example.com' }))).toContain('"https://example.com"')
  })

  test('shows every field that is given, and no line for those that are not', () => {
    const fields = {
      author: 'Somebody',
      pricing: 'Free',
      pricingDescription: 'For everybody.',
      source: 'Topics',
      formats: ['Avro'],
      creates: ['channels'],
      package: '@example/kafka',
      since: '2.1.0',
    }
    const facts = writeFacts(make(fields))
    for (const text of ['Somebody', 'For everybody.', 'Topics', 'Avro', 'channels', '@example/<wbr>kafka', '2.1.0'])
      expect(facts).toContain(text)
    expect(facts).toContain('<span class="kind kind-channel">channels</span>')
    expect(writeFacts(make({}))).toBe('')
    const head = writeDetailHead(
      make({ cover: '/img/a.png', video: 'https://example.com/v', install: 'npm i <x>', description: 'A & B' }),
      sheet,
    )
    for (const text of ['src="/img/a.png"', 'https://example.com/v', 'npm i &lt;x&gt;', 'A &amp; B'])
      expect(head).toContain(text)
  })

  test('ends with its configuration as a fence, under a heading that links can name', () => {
    const frontMatter = { configure: 'a: 1\n', configureFile: 'app-config.yaml' }
    const { body } = withConfiguration({ file: 'integrations/a.mdx', frontMatter, body: 'Text.\n' })
    expect(body).toBe('Text.\n\n## Configure {#configure}\n\n```yaml title="app-config.yaml"\na: 1\n```\n')
  })

  test('leads to others of its kind first, and never to itself', () => {
    expect(findSimilar(get('miro'), listed).map(({ kind }) => kind)).toEqual(['diagram', 'diagram', 'diagram'])
    for (const integration of listed) {
      const similar = findSimilar(integration, listed)
      expect(similar.length, integration.slug).toBeGreaterThan(0)
      expect(similar).not.toContain(integration)
    }
  })
})

describe('The Markdown copy of an integration', () => {
  test('begins with commands and facts, and with the vote where it is coming soon', () => {
    const toUrl = (href: string) => `https://x${href}.md`
    const lead = writeCopyLead(get('openapi'), toUrl)
    for (const text of [
      '--template openapi\n',
      '- Package: `@eventcatalog/generator-openapi`',
      '- Formats: OpenAPI 3.0',
    ])
      expect(lead).toContain(text)
    expect(writeCopyLead(get('solace'), toUrl)).toContain('Coming soon. [Upvote it](https://github.com/')
    expect(writeCopyLead(get('solace'), toUrl)).not.toContain('```')
    expect(writeCopyLead(get('helm'), toUrl)).toContain('- Website: https://oso.sh\n')
  })
})

describe('Lists of integrations', () => {
  test('hold each of them once, and what is coming soon comes last in its kind', () => {
    const groups = groupByKind(listed)
    expect(groups.flatMap(({ integrations }) => integrations)).toHaveLength(listed.length)
    const registries = groups.find(({ kind }) => kind === 'registry')?.integrations ?? []
    expect(registries.map(({ comingSoon }) => comingSoon)).toEqual([false, false, false, true])
  })

  test('say New and Coming soon in words', () => {
    expect(writeCard(get('graphql'), sheet)).toContain('>New<')
    expect(writeCard(get('solace'), sheet)).toContain('>Coming soon<')
    expect(writeCard(get('openapi'), sheet)).not.toContain('badge')
  })

  test('give the table of plugins what is a package and is available', () => {
    expect(findPluginRow(get('openapi'))).toMatchObject({
      name: '@eventcatalog/generator-openapi',
      template: 'openapi',
      license: 'Plugin license',
    })
    expect(findPluginRow(get('miro'))).toBeUndefined()
    expect(findPluginRow(make({ package: 'x', comingSoon: true }))).toBeUndefined()
  })
})

describe('What an integration names', () => {
  const targets = {
    has: (address: string) => !address.startsWith('/') || address === '/docs/plugins/openapi/intro',
    findClosest: () => '/docs/plugins/openapi/intro',
    hasDocs: true,
  }
  const check = (changes: Partial<Integration>, isOwn = true) => {
    const problems = new ProblemList()
    const options = { contentDir: 'content', targets, icons: new Set(['openapi']), isOwn }
    checkIntegrations([{ ...get('openapi'), docs: [], ...changes }], options, problems)
    return { errors: toLines(problems.errors), warnings: toLines(problems.warnings) }
  }

  test('exists', () => {
    expect(check({})).toEqual({ errors: [], warnings: [] })
  })

  for (const { changes, says } of [
    {
      changes: { docs: ['/docs/nowhere'] },
      says: /Field "docs": no page has the address "\/docs\/nowhere"\. Did you mean/,
    },
    {
      changes: { href: 'http://x' },
      says: /Field "href": expected a path or URL that starts with "\/" or "https:\/\/"/,
    },
    { changes: { logo: 'openap' }, says: /Field "logo": unknown icon "openap"\. Did you mean "openapi"\?/ },
    { changes: { summary: 'Short' }, says: /Field "summary": expected 10 to 60 characters, got 5\./ },
    { changes: { comingSoon: true }, says: /Field "comingSoon": a coming-soon integration can’t have "install"/ },
    { changes: { cover: '/img/none.png' }, says: /Field "cover": the file public\/img\/none\.png doesn’t exist\./ },
    { changes: { video: 'youtube' }, says: /Field "video": expected a URL that starts with "https:\/\/"/ },
    { changes: { upvoteUrl: '/vote' }, says: /Field "upvoteUrl": expected a URL/ },
    { changes: { repeats: '/nowhere' }, says: /Field "repeats": no page has the address "\/nowhere"\./ },
  ] satisfies { changes: Partial<Integration>; says: RegExp }[]) {
    test(`stops our build where it does not: ${Object.keys(changes).join()}`, () => {
      const { errors } = check(changes)
      expect(errors).toEqual([expect.stringMatching(says)])
      expect(errors[0]).toMatch(/^integrations\/openapi\.mdx/)
      expect(check(changes, false)).toMatchObject({ errors: [], warnings: [expect.stringMatching(says)] })
    })
  }
})
