import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { IntegrationFacts, IntegrationHead } from '@/components/integrations/integration-page'
import { IntegrationCard } from '@/components/integrations/parts'
import { Start } from '@/components/integrations/start'
import { getIconShape } from '@/lib/kit/icons/sheet'
import { aboutHeading, toAbout } from '@/lib/integrations/about'
import { drawings } from '@/lib/catalog'
import { checkIntegrations } from '@/lib/integrations/check'
import { writeCopyLead } from '@/lib/integrations/copy'
import { findSimilar, toPageTitle } from '@/lib/integrations/detail'
import { withConfiguration, toIntegration, type Integration } from '@/lib/integrations/integrations'
import { toCountText } from '@/lib/integrations/count-text'
import { countAvailable, groupByKind } from '@/lib/integrations/groups'
import { findPluginRow } from '@/lib/integrations/plugins'
import { toMenuItems } from '@/lib/navigation/integrations'
import { ProblemList } from '@/lib/kit/problems'
import { toLines } from '../support/compile'
import { readIntegrations } from '../support/integrations'

const all = readIntegrations()
const listed = all.filter(({ unlisted }) => !unlisted)

vi.mock('@/lib/kit/icons/sheet-urls', () => ({
  getSheetUrls: () => ({ menus: '/icons.svg', links: '/icons.svg' }),
}))

const renderHead = (integration: Integration) =>
  renderToStaticMarkup(
    <>
      <IntegrationHead integration={integration} />
      <Start integration={integration} />
    </>,
  )
const renderFacts = (integration: Integration) => renderToStaticMarkup(<IntegrationFacts integration={integration} />)
/** The text of an element, without the tags that keep the words of a command together. */
const toWords = (html: string) => html.replaceAll(/<\/?(?:span|wbr)[^>]*>/g, '')
const renderCard = (integration: Integration) => renderToStaticMarkup(<IntegrationCard integration={integration} />)

function get(slug: string): Integration {
  const found = all.find((integration) => integration.slug === slug)
  if (found === undefined) throw new Error(`There is no integration ${slug}.`)
  return found
}

const make = (frontMatter: Record<string, unknown>) =>
  toIntegration({ file: 'integrations/kafka.mdx', frontMatter: { title: 'Kafka', ...frontMatter }, body: '' })

describe('The integrations', () => {
  test('are at the 24 URLs in the specification', () => {
    const slugs =
      'amazon-api-gateway amazon-eventbridge apicurio asyncapi atlassian-compass aws-glue-registry azure-schema-registry backstage claude confluent-schema-registry cursor drawio figjam github graphql gravitee helm hookdeck lucid miro old openapi solace windsurf'
    expect(all.map(({ slug }) => slug).sort()).toEqual(slugs.split(' ').sort())
    expect(listed).toHaveLength(23)
  })

  test("include three that are coming soon and one that's new", () => {
    const slugs = (test: (integration: Integration) => boolean) => all.filter(test).map(({ slug }) => slug)
    expect(slugs(({ comingSoon }) => comingSoon)).toEqual(['apicurio', 'gravitee', 'solace'])
    expect(slugs(({ isNew }) => isNew)).toEqual(['graphql'])
  })

  test('have unique descriptions and summaries, and an existing logo', () => {
    for (const field of ['title', 'description', 'summary'] as const)
      expect(new Set(all.map((integration) => integration[field])).size, field).toBe(all.length)
    for (const { logo } of all) expect(getIconShape(logo)).toContain(' d="')
  })

  test('each show a picture of what they create', () => {
    const picture = new RegExp(`^<(${[...Object.keys(drawings), 'Joined'].join('|')}) `, 'm')
    for (const { file } of listed) expect(readFileSync(`content/${file}`, 'utf8'), file).toMatch(picture)
  })

  test('mention no price, because none is known', () => {
    for (const integration of all) {
      expect(integration.price, integration.slug).toBeUndefined()
      expect(renderFacts(integration) + renderHead(integration), integration.slug).not.toMatch(/[$€£]\s?\d/)
    }
  })

  test("with one of the six templates start with a scaffold command, the others don't", () => {
    const withTemplate = all.filter((integration) => renderHead(integration).includes('create-eventcatalog'))
    expect(withTemplate.map(({ template }) => template).sort()).toEqual(
      ['amazon-apigateway', 'asyncapi', 'confluent', 'eventbridge', 'graphql', 'openapi'].sort(),
    )
    expect(toWords(renderHead(get('openapi')))).toContain(
      'npx @eventcatalog/create-eventcatalog@latest my-catalog --template openapi',
    )
  })

  test("that repeat the index aren't in lists, menus or the table", () => {
    expect(get('old')).toMatchObject({ repeats: '/integrations', unlisted: true })
    expect(toMenuItems(all).map(({ href }) => href)).not.toContain('/integrations/old')
    expect(findPluginRow(get('old'))).toBeUndefined()
  })
})

describe('An integration page', () => {
  test("for one that's coming soon offers a vote, and no install or price", () => {
    for (const integration of all.filter(({ comingSoon }) => comingSoon)) {
      const head = renderHead(integration)
      expect(head).toContain('Coming soon')
      expect(head).toContain(
        `https://github.com/event-catalog/eventcatalog/issues/new?title=${encodeURIComponent(`Integration: ${integration.title}`)}`,
      )
      expect(head).not.toContain('docs-code')
      expect(renderFacts(integration)).not.toMatch(/Price|Creates/)
      const today = listed.filter(({ slug }) => slug === 'asyncapi')
      expect(renderToStaticMarkup(<IntegrationFacts integration={integration} today={today} />)).toContain(
        'href="/integrations/asyncapi"',
      )
    }
  })

  test.each([
    [undefined, 'Upvote on GitHub', true],
    ['https://github.com/event-catalog/eventcatalog/discussions/1', 'Upvote on GitHub', false],
    ['https://www.example.com/vote', 'Upvote on example.com', false],
  ])('with %s as upvoteUrl links the vote to the right place', (upvoteUrl, label, opensIssue) => {
    const integration = make({ comingSoon: true, ...(upvoteUrl === undefined ? {} : { upvoteUrl }) })
    const head = renderHead(integration)
    expect(head).toContain(`href="${upvoteUrl ?? integration.upvoteUrl}">${label}</a>`)
    expect(head.includes('opens a GitHub issue with the title filled in')).toBe(opensIssue)
  })

  test("has the integration's name in its title; a repeated page has only its own", () => {
    expect(toPageTitle(get('solace'))).toBe('Solace integration')
    expect(toPageTitle(get('old'))).toBe('Previous list of integrations')
  })

  test('links to the vendor for an unknown price, and shows a known one', () => {
    expect(renderFacts(get('openapi'))).toContain('href="/contact-us">Talk to us</a>')
    expect(renderFacts(get('helm'))).toContain('<a href="https://oso.sh">Ask OSO Group</a>')
    expect(renderFacts(get('miro'))).not.toContain('Price')
    expect(renderFacts(make({ pricing: 'License', price: '10 per month' }))).toContain('<dd>10 per month</dd>')
    expect(renderFacts(make({ pricing: 'License', href: 'https://example.com' }))).toContain('"https://example.com"')
  })

  test('shows every given field, and no row for missing ones', () => {
    const fields = {
      author: 'Parcelwise',
      pricing: 'Free',
      pricingDescription: 'Free for open source.',
      source: 'Topics',
      formats: ['Avro'],
      creates: ['channels'],
      package: '@example/kafka',
      since: '2.1.0',
    }
    const facts = renderFacts(make(fields))
    for (const text of [
      'Parcelwise',
      'Free for open source.',
      'Topics',
      'Avro',
      'channels',
      '@example/<wbr/>kafka',
      '2.1.0',
    ])
      expect(facts).toContain(text)
    expect(facts).toContain('<span class="kind kind-channel my-[0.1rem]">channels</span>')
    expect(renderFacts(make({}))).toBe('')
    const head = renderHead(
      make({ cover: '/img/a.png', video: 'https://example.com/v', install: 'npm i <x>', description: 'A & B' }),
    )
    for (const text of ['src="/img/a.png"', 'https://example.com/v', 'A &amp; B']) expect(head).toContain(text)
    expect(toWords(head)).toContain('npm i &lt;x&gt;')
  })

  test('ends with its configuration as a fence, under a heading with an anchor', () => {
    const frontMatter = { configure: 'a: 1\n', configureFile: 'app-config.yaml' }
    const { body } = withConfiguration({ file: 'integrations/a.mdx', frontMatter, body: 'Text.\n' })
    expect(body).toBe('Text.\n\n## Configure {#configure}\n\n```yaml title="app-config.yaml"\na: 1\n```\n')
  })

  test('links to others of its type first, and never to itself', () => {
    expect(findSimilar(get('miro'), listed).map(({ kind }) => kind)).toEqual(['diagram', 'diagram', 'diagram'])
    for (const integration of listed) {
      const similar = findSimilar(integration, listed)
      expect(similar.length, integration.slug).toBeGreaterThan(0)
      expect(similar).not.toContain(integration)
    }
  })
})

describe('The Markdown copy of an integration', () => {
  test("begins with commands and facts, and with the vote if it's coming soon", () => {
    const toUrl = (href: string) => `https://x${href}.md`
    const lead = writeCopyLead(get('openapi'), toUrl)
    for (const text of [
      '--template openapi\n',
      '- Package: `@eventcatalog/generator-openapi`',
      '- Formats: OpenAPI 3.0',
    ])
      expect(lead).toContain(text)
    expect(writeCopyLead(get('solace'), toUrl)).toContain(
      'Coming soon. [Vote for it with a GitHub issue](https://github.com/',
    )
    expect(writeCopyLead(get('solace'), toUrl)).not.toContain('```')
    expect(writeCopyLead(get('helm'), toUrl)).toContain('- Website: https://oso.sh\n')
  })

  test('says what EventCatalog is, in the same words as the page', () => {
    for (const slug of ['openapi', 'solace']) {
      const text = toAbout(get(slug))
      expect(text).toContain('open-source catalog')
      expect(writeCopyLead(get(slug), (href) => href)).toContain(`**${aboutHeading}** ${text} [`)
      expect(text.includes('add this integration'), slug).toBe(slug === 'openapi')
    }
    expect(writeCopyLead(get('openapi'), (href) => `https://x${href}.md`)).toContain(
      '[Get started](https://x/docs/development/getting-started.md)',
    )
    expect(renderHead(get('openapi'))).toContain('the open-source catalog of your services and messages')
  })
})

describe('Integration lists', () => {
  test('contain each one once, with upcoming ones last within their type', () => {
    const groups = groupByKind(listed)
    expect(groups.flatMap(({ integrations }) => integrations)).toHaveLength(listed.length)
    const registries = groups.find(({ kind }) => kind === 'registry')?.integrations ?? []
    expect(registries.map(({ comingSoon }) => comingSoon)).toEqual([false, false, false, true])
  })

  test('are counted without those that are coming soon, which are counted separately', () => {
    expect(countAvailable(listed)).toBe(20)
    expect(toCountText(20, 3)).toBe('20 integrations, 3 coming soon')
    expect(toCountText(1, 0)).toBe('1 integration')
    expect(toCountText(0, 1)).toBe('1 coming soon')
    expect(toCountText(0, 0)).toBe('No integrations')
  })

  test('say on their card which license they need', () => {
    expect(renderCard(get('openapi'))).toContain('>Plugin license<')
    expect(renderCard(get('claude'))).toContain('>Scale plan<')
    expect(renderCard(get('hookdeck'))).toContain('>Free<')
  })

  test('have New and Coming soon labels', () => {
    expect(renderCard(get('graphql'))).toContain('>New<')
    expect(renderCard(get('solace'))).toContain('>Coming soon<')
    expect(renderCard(get('openapi'))).not.toContain('badge')
  })

  test('in the plugin table include available packages only', () => {
    expect(findPluginRow(get('openapi'))).toMatchObject({
      name: '@eventcatalog/generator-openapi',
      template: 'openapi',
      license: 'Plugin license',
    })
    expect(findPluginRow(get('miro'))).toBeUndefined()
    expect(findPluginRow(make({ package: 'x', comingSoon: true }))).toBeUndefined()
  })
})

describe('A reference in an integration', () => {
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
    {
      changes: { configure: `a\n${'b'.repeat(81)}` },
      says: /Field "configure": expected lines of at most 80 characters, which fit the page, got 81: "bbb/,
    },
    { changes: { cover: '/img/none.png' }, says: /Field "cover": the file public\/img\/none\.png doesn’t exist\./ },
    { changes: { video: 'youtube' }, says: /Field "video": expected a URL that starts with "https:\/\/"/ },
    { changes: { upvoteUrl: '/vote' }, says: /Field "upvoteUrl": expected a URL/ },
    { changes: { repeats: '/nowhere' }, says: /Field "repeats": no page has the address "\/nowhere"\./ },
  ] satisfies { changes: Partial<Integration>; says: RegExp }[]) {
    test(`stops our build if it doesn't: ${Object.keys(changes).join()}`, () => {
      const { errors } = check(changes)
      expect(errors).toEqual([expect.stringMatching(says)])
      expect(errors[0]).toMatch(/^integrations\/openapi\.mdx/)
      expect(check(changes, false)).toMatchObject({ errors: [], warnings: [expect.stringMatching(says)] })
    })
  }
})
