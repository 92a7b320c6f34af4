import type { Page } from '@playwright/test'
import axe from 'axe-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export interface AxeOptions {
  /** Only this part of the page. */
  include?: string
  /** Only these rules, by id. All of WCAG 2.2 AA and the best practices by default. */
  rules?: string[]
  /** Rules that are checked separately, by id. */
  except?: string[]
}

/**
 * Axe's findings for the page in its current state, one per line: rule, help text, selector, and the start of the
 * element. Runs axe in the page and returns only violations, because transferring all passes takes longer than the
 * check.
 */
export async function findViolations(page: Page, { include, rules, except = [] }: AxeOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const runOnly: axe.RunOnly =
    rules === undefined ? { type: 'tag', values: standards } : { type: 'rule', values: rules }
  return page.evaluate(
    async ({ include, options }) => {
      const context = include === undefined ? document : { include: [[include]] }
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, options)
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, html }) => `${id}: ${help} (${target.join(' ')}) ${html.slice(0, 100)}`),
      )
    },
    {
      include,
      options: {
        runOnly,
        rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
      } satisfies axe.RunOptions,
    },
  )
}

/**
 * Removes the page around a part that's about to be checked. Axe scans the whole page even if only a part is included,
 * and looks up the background of every element.
 */
export async function removePageAround(page: Page, part: string): Promise<void> {
  await page.evaluate((selector) => {
    for (const other of document.querySelectorAll('main > *, footer, docs-sidebar, docs-toc'))
      if (other.closest(selector) === null && other.querySelector(selector) === null) other.remove()
  }, part)
}
