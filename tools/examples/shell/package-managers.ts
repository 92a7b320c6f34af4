import type { Command } from './commands'

const install: Command = {
  flags: [
    ...['--save-exact', '-E', '--save-dev', '-D', '--save', '-S', '--global', '-g', '--no-save', '--omit', '--include'],
    ...['--force', '-f', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', '--workspace'],
    ...['-w', '--production', '--prefer-offline', '--package-lock-only', '--frozen-lockfile', '--exact', '--dev', '-d'],
    ...['--immutable', '--no-package-lock', '--registry'],
  ],
}
const run: Command = { flags: ['--if-present', '--silent', '-s', '--workspace', '-w', '--prefix', '--workspaces', '-r'] }
const execute: Command = { flags: ['-y', '--yes', '-p', '--package', '-c', '--call', '--no'] }
const none: Command = {}

/** What npm, yarn, pnpm, bun and Node.js understand. */
export const packageManagers: Record<string, Command> = {
  npm: {
    flags: ['-v', '--version', '-h', '--help'],
    commands: {
      install,
      i: install,
      add: install,
      ci: { flags: ['--omit', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--legacy-peer-deps', '--include'] },
      uninstall: install,
      remove: install,
      update: install,
      run,
      'run-script': run,
      test: run,
      start: run,
      exec: execute,
      init: { flags: ['-y', '--yes', '-w'] },
      create: { flags: ['-y', '--yes'] },
      ls: { flags: ['--all', '-a', '--depth', '--json', '-g', '--global', '--long'] },
      list: { flags: ['--all', '-a', '--depth', '--json', '-g', '--global', '--long'] },
      outdated: { flags: ['--json', '--long', '-g'] },
      view: { flags: ['--json'] },
      info: { flags: ['--json'] },
      pkg: { commands: { set: { flags: ['--json'] }, get: none, delete: none, fix: none } },
      pack: { flags: ['--dry-run', '--pack-destination', '--json'] },
      publish: { flags: ['--access', '--tag', '--dry-run', '--provenance'] },
      version: { flags: ['--no-git-tag-version'] },
      cache: { commands: { clean: { flags: ['--force'] }, verify: none, ls: none } },
      config: { commands: { set: { flags: ['--location'] }, get: none, list: { flags: ['-l'] }, delete: none } },
      dedupe: none,
      audit: { flags: ['fix', '--json', '--omit', '--audit-level'] },
      why: none,
      explain: none,
      link: none,
      login: { flags: ['--scope'] },
    },
  },
  npx: execute,
  yarn: {
    flags: ['-v', '--version', ...(install.flags ?? [])],
    takesOthers: true,
    commands: { install, add: install, remove: install, run, dlx: { flags: ['-p', '--package', '-q'] }, create: none, why: none },
  },
  pnpm: {
    flags: ['-v', '--version', '-r', '--filter', '-F', '-C', '--dir'],
    takesOthers: true,
    commands: {
      install,
      i: install,
      add: install,
      remove: install,
      update: { flags: ['--latest', '-L', '--interactive', '-i', '-r'] },
      run,
      dlx: { flags: ['--package', '-c'] },
      exec: none,
      create: none,
      init: none,
      list: { flags: ['--depth', '-r', '--json'] },
      why: none,
    },
  },
  pnpx: none,
  bun: {
    flags: ['-v', '--version'],
    takesOthers: true,
    commands: { install, add: install, remove: install, run, x: { flags: ['--bun'] }, init: { flags: ['-y'] }, create: none },
  },
  bunx: { flags: ['--bun'] },
  corepack: { commands: { enable: none, disable: none, prepare: { flags: ['--activate'] }, use: none } },
  node: {
    flags: [
      ...['-v', '--version', '-e', '--eval', '-p', '--print', '--env-file', '--import', '--watch', '--inspect', '-r'],
      ...['--max-old-space-size', '--max_old_space_size', '--experimental-strip-types', '--enable-source-maps', '--require'],
    ],
  },
  nvm: { commands: { install: { flags: ['--lts'] }, use: { flags: ['--lts'] }, ls: none, alias: none, current: none } },
}
