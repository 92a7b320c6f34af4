import { toMonthName } from './dates'

interface Dated {
  date: string
}

/** Items of a year or month, with its name. */
export interface Group<T> {
  name: string
  /** Id of its heading: `y2025`, `m2025-01`. */
  id: string
  items: T[]
}

function groupBy<T>(items: readonly T[], toKey: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(toKey(item), [...(groups.get(toKey(item)) ?? []), item])
  return groups
}

/** Groups by year, in order of first appearance. Undated items go into "Undated". */
export function groupByYear<T extends Dated>(items: readonly T[]): Group<T>[] {
  return [...groupBy(items, ({ date }) => date.slice(0, 4))].map(([year, inYear]) =>
    year === '' ? { name: 'Undated', id: 'undated', items: inYear } : { name: year, id: `y${year}`, items: inYear },
  )
}

/** Groups items of one year by month, in order of first appearance. */
export function groupByMonth<T extends Dated>(items: readonly T[]): Group<T>[] {
  return [...groupBy(items, ({ date }) => date.slice(0, 7))].map(([key, inMonth]) => ({
    name: toMonthName(inMonth[0]?.date ?? ''),
    id: `m${key}`,
    items: inMonth,
  }))
}
