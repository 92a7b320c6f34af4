import { parseArgs, type ParseArgsConfig } from 'node:util'

/**
 * Runs a command. Prints the usage if the number of arguments is wrong, and exits with 1 on any error.
 * @param counts minimum and maximum number of arguments
 */
export function runCommand(
  usage: string,
  options: ParseArgsConfig['options'],
  [min, max]: readonly [number, number],
  run: (given: string[], values: Record<string, unknown>) => void,
): void {
  try {
    const help = { type: 'boolean', short: 'h' } as const
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { ...options, help } })
    if (positionals.length < min || positionals.length > max || values.help) {
      console.log(usage)
      process.exit(values.help ? 0 : 1)
    }
    run(positionals, values)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
