/** Text of the dialog's link to the search page. */
export function toSeeAll(count: number): string {
  return count === 1 ? 'See 1 result' : `See all ${count} results`
}
