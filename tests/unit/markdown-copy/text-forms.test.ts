import { beforeAll, describe, expect, test } from 'vitest'
import { authorComponents } from '@/components/mdx/author-components'
import { loadCatalog } from '@/lib/catalog/load'
import { textForms, designForm } from '@/lib/outputs/markdown-copy/text-forms'
import { site } from '@/lib/kit/site'
import { compile, compileForeign, compileManual, manual } from '../../support/compile'
import { findLeftovers, readMarkdown } from '../../support/markdown'

/** The expected text of each component. A component missing from this list fails the first test. */
const forms: Record<string, [source: string, markdown: string][]> = {
  Admonition: [
    ['<Admonition type="warning">\n\nMind it.\n\n</Admonition>', '> **Warning**\n>\n> Mind it.'],
    ['<Admonition type="tip" title="Two *ways*">\n\nOne.\n\n</Admonition>', '> **Tip: Two \\*ways\\***\n>\n> One.'],
  ],
  CodeBlock: [['<CodeBlock html="<b>x</b>" />', '```text\nx\n```']],
  Mermaid: [
    [
      '```mermaid title="A to B"\nflowchart LR\n  A --> B\n```',
      'Diagram: A to B\n\n```mermaid\nflowchart LR\n  A --> B\n```',
    ],
  ],
  Placeholder: [['<Placeholder of="Map">\n\nText\n\n</Placeholder>', 'Text']],
  TOCInline: [['One\n\n<TOCInline />\n\nTwo', 'One\n\nTwo']],
  Card: [
    ['<Card title="A [b]" href="https://x.example">Text</Card>', '- [A \\[b\\]](ec-ref://0/): Text'],
    ['<Card title="A" href="https://x.example" />', '- [A](ec-ref://0/)'],
  ],
  Cards: [
    [
      '<Cards>\n  <Card title="A" href="https://a.example">One</Card>\n  <Card title="B" href="https://b.example">Two</Card>\n</Cards>',
      '- [A](ec-ref://0/): One\n- [B](ec-ref://1/): Two',
    ],
  ],
  BothModes: [['<BothModes>\n\nText\n\n</BothModes>', 'Text']],
  Design: [['<Design part="mark" />', '']],
  SdkFilter: [['<SdkFilter count={1}>\n\n- one\n\n</SdkFilter>', '- one']],
  Figure: [
    ['<Figure src="./a.svg" alt="A map" />', '![A map](ec-ref://0/)'],
    ['<Figure src="./a.svg" alt="A map" caption="Seen" />', '![A map](ec-ref://0/)\n\n*Seen*'],
  ],
  Kind: [['The <Kind of="event">OrderPlaced</Kind>.', 'The event OrderPlaced.']],
  Plan: [['Needs <Plan name="Scale" />.', 'Needs *Scale plan*.']],
  ProjectTree: [['<ProjectTree>\n\n- a/\n  - b.md\n\n</ProjectTree>', '- a/\n  - b.md']],
  Since: [['Works <Since version="2.5.0" />.', 'Works *Since 2.5.0*.']],
  Step: [['<Steps>\n<Step title="Go">\n\nOn.\n\n</Step>\n</Steps>', '1. **Go**\n\n   On.']],
  Steps: [
    [
      '<Steps>\n<Step title="One">\n\n```bash\nls\n```\n\n</Step>\n<Step title="Two">\n\nB\n\n</Step>\n</Steps>',
      '1. **One**\n\n   ```bash\n   ls\n   ```\n\n2. **Two**\n\n   B',
    ],
  ],
  TabItem: [['<Tabs>\n<TabItem value="a">\n\nA\n\n</TabItem>\n</Tabs>', '**a**\n\nA']],
  Tabs: [
    [
      '<Tabs values={[{ value: "a", label: "Ah" }]}>\n<TabItem value="a">\n\nA\n\n</TabItem>\n<TabItem value="b" label="Be">\n\nB\n\n</TabItem>\n</Tabs>',
      '**Ah**\n\nA\n\n**Be**\n\nB',
    ],
  ],
}

/** Parts of pages outside the documentation. */
const parts: Record<string, [source: string, markdown: string][]> = {
  Action: [['<Action href="https://a.example">Go</Action>', '[Go](ec-ref://0/)']],
  Actions: [
    [
      '<Actions>\n<Action href="https://a.example">A</Action>\n<Action href="https://b.example">B</Action>\n</Actions>',
      '[A](ec-ref://0/) · [B](ec-ref://1/)',
    ],
  ],
  Fact: [['<Facts>\n<Fact name="A">One</Fact>\n</Facts>', '- **A**: One']],
  Facts: [
    ['<Facts>\n<Fact name="A">One</Fact>\n<Fact name="B">\n\nTwo\n\n</Fact>\n</Facts>', '- **A**: One\n- **B**: Two'],
  ],
  Hero: [
    ['<Hero title="T" kicker="K">\n\nText\n\n<Show>\n\nPicture\n\n</Show>\n\n</Hero>', 'K\n\n**T**\n\nText\n\nPicture'],
  ],
  Joined: [['<Joined given="A, B" by="C" made="D" />', 'A, B → C → D']],
  Moment: [['<Story>\n<Moment name="First">\n\nA\n\n</Moment>\n</Story>', '1. **First**\n\n   A']],
  Question: [['<Question ask="How?">\n\nSo.\n\n</Question>', '**How?**\n\nSo.']],
  Section: [['<Section>\n\n## Two\n\nText\n\n</Section>', '## Two\n\nText']],
  Show: [['<Show caption="Seen">\n\nText\n\n</Show>', 'Text\n\nSeen']],
  Stars: [['<Stars />', `[${site.stars} stars on GitHub](${site.links.repository}) in ${site.starsCounted}`]],
  Story: [
    [
      '<Story>\n<Moment name="A">\n\nOne\n\n</Moment>\n<Moment name="B">\n\nTwo\n\n</Moment>\n</Story>',
      '1. **A**\n\n   One\n\n2. **B**\n\n   Two',
    ],
  ],
}

/** Rendered from site data. */
const listed: Record<string, [source: string, contains: string]> = {
  Marks: ['<Marks />', '- OpenAPI'],
  PlanCards: ['<PlanCards />', '- **Community**'],
  PlanQuestions: ['<PlanQuestions />', '**How much do the paid plans cost?**'],
  PlanTable: ['<PlanTable />', '| Feature | Community |'],
  RecentPosts: ['<RecentPosts />', 'Find and fetch any schema](https://'],
  TryYourFile: ['<TryYourFile />', '- Order service receives Place order (command)'],
}

const drawings: Record<string, [source: string, contains: string]> = {
  AllPlugins: ['<AllPlugins />', '`@eventcatalog/generator-openapi`'],
  CatalogGraph: ['<CatalogGraph service="OrderService" />', 'Order placed 2.0.0'],
  CatalogSidebar: ['<CatalogSidebar open="OrderPlaced" />', '- '],
  EntityMap: ['<EntityMap domain="Ordering" />', 'aggregate root'],
  FileToPage: ['<FileToPage event="OrderPlaced" />', 'id: OrderPlaced'],
  FlowWalk: ['<FlowWalk flow="OrderToConfirmation" />', '1. **'],
  LiveCatalog: ['<LiveCatalog resource="OrderPlaced" view="graph" />', 'Tracking service'],
  MessageTable: ['<MessageTable service="OrderService" />', '| --- |'],
  OwnersCard: ['<OwnersCard of="OrderPlaced" />', '- '],
  ResourcePage: ['<ResourcePage event="OrderPlaced" />', 'Order placed'],
  SchemaDiff: ['<SchemaDiff message="OrderPlaced" from="1.0.0" to="2.0.0" />', '- '],
  SchemaView: ['<SchemaView message="OrderPlaced" />', '```json'],
  UbiquitousLanguage: ['<UbiquitousLanguage domain="Ordering" />', '- **'],
}

/** Generated by the compiler, or shown on a page other than the manual. */
const elsewhere = [
  'AllPlugins',
  'Admonition',
  'CodeBlock',
  'Placeholder',
  'BothModes',
  'Design',
  'LiveCatalog',
  'SdkFilter',
]

async function toCopy(source: string): Promise<string> {
  return (await compile(source)).markdown
}

beforeAll(loadCatalog)

describe('Text forms of components', () => {
  test('exist for exactly the components that authors can use', () => {
    expect(Object.keys(textForms).sort()).toEqual(Object.keys(authorComponents).sort())
    expect([forms, parts, listed, drawings].flatMap((group) => Object.keys(group)).sort()).toEqual(
      Object.keys(textForms).sort(),
    )
  })

  test.each(
    Object.entries({ ...forms, ...parts }).flatMap(([name, cases]) => cases.map((one) => [name, ...one] as const)),
  )('convert <%s> in %j to %j', async (_, source, expected) => {
    expect(await toCopy(source)).toBe(expected)
  })

  test.each(Object.entries({ ...listed, ...drawings }).map(([name, one]) => [name, ...one] as const))(
    'describe <%s> in %j as text',
    async (_, source, expected) => {
      const markdown = await toCopy(source)
      expect(markdown).toContain(expected)
      expect(findLeftovers(readMarkdown(markdown))).toEqual([])
    },
  )

  test('leave no site-specific syntax on a page with every component', async () => {
    const { markdown, html } = await compileManual()
    const authored = Object.keys(forms).filter((name) => !elsewhere.includes(name))
    expect(authored.filter((name) => !manual.includes(`<${name}`))).toEqual(['Mermaid'])
    expect(html).toContain('<docs-mermaid')
    expect(findLeftovers(readMarkdown(markdown))).toEqual([])
  })

  test('for unknown components are their content', async () => {
    const { markdown } = await compileForeign('<Unknown of="x">\n\nKept *text*.\n\n</Unknown>')
    expect(markdown).toBe('Kept *text*.')
  })

  test('for design components list names and values', () => {
    const place = { index: 1, parent: {} }
    expect(designForm({ part: 'colors' }, '', place)).toMatch(/^- `--ground`: light `oklch/)
    expect(designForm({ part: 'notes' }, '', place)).toContain('`--event-paper`')
    expect(designForm({ part: 'sizes' }, '', place)).toMatch(/^- `--[\w-]+`: `/)
  })
})
