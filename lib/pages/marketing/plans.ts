import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { site } from '../../kit/site'

/** A plan on the pricing page. */
export interface Plan {
  name: string
  /** Who it's for. */
  reader: string
  /** The amount, or undefined if it isn't public. */
  price?: string
  /** What it adds to the previous plan. */
  adds: string
  /** Label of its button. */
  action: string
  href: string
  hasTrial: boolean
}

export interface Feature {
  name: string
  href: string
  /** The first plan that includes it. Each plan includes everything in the plans before it. */
  from?: string
  /** How it's licensed, if it isn't part of a plan. */
  license?: string
}

/** Shown where a price isn't public. */
export const priceOnRequest = 'Price on request'
/** Link of a plan that can be tried and whose price isn't public. */
export const askForPrice = 'Contact us for a price'
/** Shown above the button of a plan that can be tried. */
export const trialOffer = '14-day trial, no credit card'

interface PlansFile {
  plans: (Omit<Plan, 'href' | 'hasTrial'> & { href?: string })[]
  features: Record<string, Feature[]>
  questions: { question: string; answer: string }[]
}

const data = parse(readFileSync('lib/pages/marketing/plans.yml', 'utf8')) as PlansFile

/** All plans, from the smallest to the largest. */
export const plans: readonly Plan[] = data.plans.map((plan) => ({
  href: site.links.cloud,
  ...plan,
  hasTrial: plan.href === undefined,
}))
export const planNames: readonly string[] = plans.map(({ name }) => name)

/** Features by group. */
export const features = Object.entries(data.features).map(([group, list]) => ({ group, features: list }))

/** Shown on the pricing page and in its structured data, so both always have the same text. */
export const planQuestions: readonly { question: string; answer: string }[] = data.questions

export function hasFeature(plan: string, { from }: Feature): boolean {
  return from !== undefined && planNames.indexOf(plan) >= planNames.indexOf(from)
}
