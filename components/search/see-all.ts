/** Text of the link from the dialog to the page of results. */
export function toSeeAll(count: number): string {
  return count === 1 ? 'See 1 result' : `See all ${count} results`
}
