import { resourceKinds } from '@/components/mdx/badges'
import type { AuthorComponents } from '@/lib/mdx/types'
import { Hero, heroLayouts } from './hero'
import { Joined } from './joined'
import { Marks } from './marks'
import { RecentPosts } from './recent-posts'
import { PlanCards, PlanQuestions, PlanTable } from './plans'
import { Section, sectionLayouts, sectionTones } from './section'
import { Show } from './show'
import { TryYourFile } from '@/components/try-spec/try-your-file'
import * as parts from './small-parts'

/** Components for pages in `content/pages/` with `layout: sections`. */
export const marketingComponents = {
  Action: { render: parts.Action, props: { href: { required: true }, kind: { options: parts.actionKinds } } },
  Actions: { render: parts.Actions, props: {} },
  Fact: { render: parts.Fact, props: { name: { required: true }, kind: { options: resourceKinds } } },
  Facts: { render: parts.Facts, props: { layout: { options: parts.factLayouts } } },
  Hero: {
    render: Hero,
    props: { title: { required: true }, kicker: {}, layout: { options: heroLayouts }, tone: { options: sectionTones } },
  },
  Joined: {
    render: Joined,
    props: { given: { required: true }, by: { required: true }, made: { required: true }, frame: {} },
  },
  Marks: { render: Marks, props: {} },
  Moment: { render: parts.Moment, props: { name: { required: true } } },
  PlanCards: { render: PlanCards, props: {} },
  PlanQuestions: { render: PlanQuestions, props: {} },
  PlanTable: { render: PlanTable, props: {} },
  Question: { render: parts.Question, props: { ask: { required: true } } },
  RecentPosts: { render: RecentPosts, props: {} },
  Section: { render: Section, props: { layout: { options: sectionLayouts }, tone: { options: sectionTones } } },
  Show: { render: Show, props: { caption: {} } },
  Stars: { render: parts.Stars, props: {} },
  Story: { render: parts.Story, props: { layout: { options: parts.storyLayouts } } },
  TryYourFile: { render: TryYourFile, props: {} },
} satisfies AuthorComponents
