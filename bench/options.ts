import { parseArgs } from 'node:util'
import { sections, toolIds } from './types'

function toList<T extends string>(name: string, value: string | undefined, known: readonly T[]): readonly T[] {
  if (value === undefined) return known
  const asked = value.split(',')
  for (const item of asked)
    if (!known.some((name) => name === item))
      throw new Error(`--${name}: expected one or more of ${known.join(', ')}, got "${item}".`)
  return known.filter((item) => asked.includes(item))
}

/**
 * Parses the command line. By default, measures everything, five times. `fresh` rebuilds sites before measuring pages.
 * @throws if a name is unknown or the number of runs is invalid
 */
export function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string' },
      only: { type: 'string' },
      tools: { type: 'string' },
      fresh: { type: 'boolean' },
    },
  })
  const runs = Number(values.runs ?? 5)
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs: expected a positive integer, got "${values.runs}".`)
  return {
    runs,
    only: toList('only', values.only, sections),
    tools: toList('tools', values.tools, toolIds),
    fresh: values.fresh === true,
  }
}
