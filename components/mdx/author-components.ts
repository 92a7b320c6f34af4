import { drawingComponents } from '@/components/diagrams/drawing-components'
import { marketingComponents } from '@/components/marketing/marketing-components'
import type { AuthorComponents } from '@/lib/mdx/types'
import { AllPlugins } from './all-plugins'
import { Kind, Plan, planNames, resourceKinds, Since } from './badges'
import { Card, Cards } from './cards'
import { CodeBlock } from './code-block'
import { BothModes, Design, designParts } from './design'
import { Figure } from './figure'
import { Mermaid } from './mermaid'
import { Admonition, Placeholder, TocInline } from './placeholders'
import { ProjectTree } from './project-tree'
import { SdkFilter } from './sdk-filter'
import { Step, Steps } from './steps'
import { TabItem, Tabs } from './tabs'
import { kindIconNames } from '@/components/ui/kind-icon'

/** All that an author may type, and the attributes that each takes. docs/contributing/components shows them. */
export const authorComponents = {
  // Made from Markdown, or typed by hand in trees written for Docusaurus.
  Admonition: { render: Admonition, props: { type: {}, title: {}, icon: {} } },
  CodeBlock: { render: CodeBlock, props: { html: { required: true } } },
  Mermaid: { render: Mermaid, props: { chart: { required: true }, title: {} } },
  Placeholder: { render: Placeholder, props: { of: { required: true } } },
  // Made by lib/sdk.
  SdkFilter: { render: SdkFilter, props: { count: { required: true } } },
  TOCInline: { render: TocInline, props: { toc: {}, minHeadingLevel: {}, maxHeadingLevel: {} } },
  // Written by authors.
  AllPlugins: { render: AllPlugins, props: {} },
  BothModes: { render: BothModes, props: {} },
  Card: {
    render: Card,
    props: { title: { required: true }, href: { required: true }, icon: { options: kindIconNames } },
  },
  Cards: { render: Cards, props: {} },
  Design: { render: Design, props: { part: { required: true, options: designParts } } },
  Figure: { render: Figure, props: { src: { required: true }, alt: { required: true }, caption: {} } },
  Kind: { render: Kind, props: { of: { required: true, options: resourceKinds } } },
  Plan: { render: Plan, props: { name: { required: true, options: planNames } } },
  ProjectTree: { render: ProjectTree, props: {} },
  Since: { render: Since, props: { version: { required: true }, of: { options: ['core', 'sdk'] } } },
  Step: { render: Step, props: { title: { required: true } } },
  Steps: { render: Steps, props: {} },
  TabItem: { render: TabItem, props: { value: { required: true }, label: {}, default: {}, attributes: {} } },
  Tabs: {
    render: Tabs,
    props: { groupId: {}, defaultValue: {}, values: {}, queryString: {}, lazy: {}, block: {} },
  },
  // Parts of pages outside the documentation.
  ...marketingComponents,
  // Drawn from the example catalog.
  ...drawingComponents,
} satisfies AuthorComponents
