import { describe, expect, test } from 'vitest'
import { publishedFile, readAddressList } from '@/tools/authoring/address-files'
import { features, hasFeature, planNames, planQuestions, plans } from '@/lib/pages/marketing/plans'

const all = features.flatMap((group) => group.features)

describe('The plans', () => {
  test("are EventCatalog's four, each with one call to action", () => {
    expect(planNames).toEqual(['Community', 'Starter', 'Scale', 'Enterprise'])
    expect(plans.filter(({ action, href }) => action === '' || !/^(\/|https:)/.test(href))).toEqual([])
  })

  test("show no price that hasn't been filled in", () => {
    const [community, ...paid] = plans
    expect(community?.price).toBe('Free')
    expect(paid.map(({ price }) => price).filter((price) => /\d/.test(price ?? ''))).toEqual([])
  })

  test('are the only ones that features refer to', () => {
    expect(all.filter(({ from, license }) => (license === undefined) !== planNames.includes(from ?? ''))).toEqual([])
  })

  test.each([
    ['Chat with a model you choose', [false, true, true, true]],
    ['MCP server for AI assistants', [false, false, true, true]],
    ['Linter for your pipeline', [true, true, true, true]],
    ['Sign-in with GitHub or Google', [false, false, true, true]],
    ['Sign-in with Microsoft Entra ID, Okta or Auth0', [false, false, false, true]],
    ['Role-based access control', [false, false, false, true]],
    ['Federation of several catalogs', [false, false, false, false]],
  ])("list %s where it's sold", (name, expected) => {
    const feature = all.find((each) => each.name === name)
    expect(feature).toBeDefined()
    expect(planNames.map((plan) => feature && hasFeature(plan, feature))).toEqual(expected)
  })

  test('link each feature to an existing page', () => {
    const known = new Set(readAddressList(publishedFile))
    const addresses = all.map(({ href }) => href.replace(/#.*$/, ''))
    expect(addresses.length).toBeGreaterThan(20)
    expect(addresses.filter((address) => !known.has(address))).toEqual([])
  })

  test('list each feature and question once', () => {
    for (const names of [all.map(({ name }) => name), planQuestions.map(({ question }) => question)])
      expect(names).toEqual([...new Set(names)])
  })
})
