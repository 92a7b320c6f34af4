/**
 * The median. For an even number of values, the mean of the middle two.
 * @returns undefined without values
 */
export function findMedian(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  if (upper === undefined || sorted.length % 2 === 1) return upper
  return ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** A value and the round it was measured in. */
export interface Sample {
  round: number
  value: number
}

/**
 * Median of the ratios per round. Pairs values by round, because a machine's speed varies over time.
 * @returns undefined if no round has both values, or the divisor is zero
 */
export function findPairRatio(ours: readonly Sample[], theirs: readonly Sample[]): number | undefined {
  const ratios = ours.flatMap(({ round, value }) => {
    const pair = theirs.find((sample) => sample.round === round)
    return pair === undefined || pair.value === 0 ? [] : [value / pair.value]
  })
  return findMedian(ratios)
}
