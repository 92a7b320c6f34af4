import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Prints the message of an error, and exits. */
export function exitWithMessage(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** Runs a command. Prints the usage if there are too few or too many arguments. */
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
    exitWithMessage(error)
  }
}
