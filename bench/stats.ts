/**
 * The value in the middle; between two of them, halfway.
 * @returns undefined when there are no values
 */
export function findMedian(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  if (upper === undefined || sorted.length % 2 === 1) return upper
  return ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** A value and the round in which it was measured. */
export interface Sample {
  round: number
  value: number
}

/**
 * How many times one thing is the other: by rounds, because a machine is slower in one minute than in the next, and
 * then the middle of these ratios.
 * @returns undefined when no round has both, or the other one is nothing
 */
export function findPairRatio(ours: readonly Sample[], theirs: readonly Sample[]): number | undefined {
  const ratios = ours.flatMap(({ round, value }) => {
    const pair = theirs.find((sample) => sample.round === round)
    return pair === undefined || pair.value === 0 ? [] : [value / pair.value]
  })
  return findMedian(ratios)
}
