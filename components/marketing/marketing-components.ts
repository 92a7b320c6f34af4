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
import {
  Action,
  actionKinds,
  Actions,
  Fact,
  factLayouts,
  Facts,
  Moment,
  Question,
  Stars,
  Story,
  storyLayouts,
} from './small-parts'

/** Components for pages in `content/pages/` with `layout: sections`. */
export const marketingComponents = {
  Action: { render: Action, props: { href: { required: true }, kind: { options: actionKinds } } },
  Actions: { render: Actions, props: {} },
  Fact: { render: Fact, props: { name: { required: true }, kind: { options: resourceKinds } } },
  Facts: { render: Facts, props: { layout: { options: factLayouts } } },
  Hero: {
    render: Hero,
    props: { title: { required: true }, kicker: {}, layout: { options: heroLayouts }, tone: { options: sectionTones } },
  },
  Joined: {
    render: Joined,
    props: { given: { required: true }, by: { required: true }, made: { required: true }, frame: {} },
  },
  Marks: { render: Marks, props: {} },
  Moment: { render: Moment, props: { name: { required: true } } },
  PlanCards: { render: PlanCards, props: {} },
  PlanQuestions: { render: PlanQuestions, props: {} },
  PlanTable: { render: PlanTable, props: {} },
  Question: { render: Question, props: { ask: { required: true } } },
  RecentPosts: { render: RecentPosts, props: {} },
  Section: { render: Section, props: { layout: { options: sectionLayouts }, tone: { options: sectionTones } } },
  Show: { render: Show, props: { caption: {} } },
  Stars: { render: Stars, props: {} },
  Story: { render: Story, props: { layout: { options: storyLayouts } } },
  TryYourFile: { render: TryYourFile, props: {} },
} satisfies AuthorComponents
