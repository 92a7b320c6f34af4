import { cloudCommands } from './cloud-commands'
import { fileCommands } from './file-commands'
import { packageManagers } from './package-managers'

/** What may follow a command. */
export interface Command {
  /** Its options, without values: `--port`, `-p`. */
  flags?: readonly string[]
  /** Its own commands. Where there are some, one of them must follow. */
  commands?: Readonly<Record<string, Command>>
  /** It may also stand alone, or with other arguments, though it has commands. */
  takesOthers?: boolean
  /** Its options are not listed: they belong to a program that it starts, or are too many. */
  anyFlags?: boolean
  /** Options whose value is the next word, where that word could be taken for a command. */
  withValue?: readonly string[]
}

const help = ['-h', '--help']

/** Commands of the tool and of what is around it, from the command lines of their packages. */
const ownCommands: Record<string, Command> = {
  // What follows `--` goes to Astro and is not ours to judge.
  eventcatalog: {
    flags: [...help, '-V', '--version'],
    takesOthers: false,
    commands: {
      dev: { flags: [...help, '-d', '--debug', '--force-recreate'] },
      build: { flags: help },
      preview: { flags: help },
      start: { flags: help },
      generate: { flags: help },
    },
  },
  'create-catalog': {
    flags: [
      ...help,
      '-V',
      '--version',
      '--organization-name',
      '--template',
      '--empty',
      '--use-npm',
      '--use-pnpm',
      '-e',
      '--example',
      '--example-path',
    ],
  },
  'eventcatalog-linter': { flags: [...help, '-V', '--version', '-v', '--verbose', '--fail-on-warning'] },
  // Of @hookdeck/eventcatalog-generator; its binary has another name, which npx finds.
  'eventcatalog-generator': {
    flags: ['--help', '--dir', '--api-key', '--domain', '--match', '--max-events', '--log-level', '--debug'],
  },
  'mcp-server': {},
  smithery: { commands: { install: { flags: ['--client', '--config', '--key'] } } },
  pagefind: { flags: ['--site', '--output-path', '--output-subdir', '--glob', '--serve', '--verbose', '--version'] },
  astro: { anyFlags: true },
  asyncapi: { anyFlags: true },
  redocly: { anyFlags: true },
  spectral: { anyFlags: true },
  serve: { flags: ['-l', '--listen', '-p', '-s', '--single', '-d', '--debug', '-n', '-L', '-C', '--cors', '-c', '--config'] },
  'http-server': { flags: ['-p', '--port', '-a', '-c', '-o', '-g', '--cors'] },
  tsx: { flags: ['--env-file', '--tsconfig'] },
  tsc: { flags: ['--noEmit', '-p', '--project', '--init', '-w', '--watch', '--version', '-v'] },
  prettier: { flags: ['--write', '--check', '--list-different', '-l', '-w', '-c'] },
  eslint: { flags: ['--fix', '--max-warnings', '-c', '--config'] },
  vitest: { commands: { run: { anyFlags: true } }, takesOthers: true, anyFlags: true },
  playwright: { commands: { test: { anyFlags: true }, install: { anyFlags: true } } },
  pm2: { anyFlags: true },
  surge: { anyFlags: true },
}

/** Every command that examples may use. */
export const knownCommands: Readonly<Record<string, Command>> = {
  ...fileCommands,
  ...packageManagers,
  ...cloudCommands,
  ...ownCommands,
}
