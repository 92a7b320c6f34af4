import type { Command } from './commands'

const none: Command = {}
const any: Command = { anyFlags: true }

function flags(...names: string[]): Command {
  return { flags: names }
}

const build = flags('-t', '--tag', '-f', '--file', '--build-arg', '--platform', '--no-cache', '--pull', '--target', '--push', '--secret', '--progress', '--load')
const compose: Command = {
  flags: ['-f', '--file', '-p', '--env-file', '--profile'],
  withValue: ['-f', '--file', '-p', '--env-file', '--profile'],
  commands: {
    up: flags('-d', '--detach', '--build', '--wait', '--force-recreate'),
    down: flags('-v', '--volumes', '--rmi'),
    build: flags('--no-cache', '--pull'),
    logs: flags('-f', '--follow', '--tail'),
    run: flags('--rm', '-T'),
    exec: flags('-T', '-it', '-u'),
    ps: flags('-a'),
    pull: none,
    restart: none,
    config: none,
  },
}

/** Commands of version control, containers and hosts. */
export const cloudCommands: Record<string, Command> = {
  git: {
    flags: ['-C', '--version', '-c'],
    withValue: ['-C', '-c'],
    commands: {
      add: flags('--all', '-A', '.', '-p', '-u', '-f'),
      commit: flags('--message', '-m', '--amend', '-a', '-am', '--no-edit', '--allow-empty', '--all', '-s', '--signoff'),
      checkout: flags('-b', '-B', '--', '-f', '--theirs', '--ours'),
      switch: flags('-c', '--create', '-', '-C', '--detach'),
      restore: flags('--staged', '--source', '-s', '--worktree'),
      clone: flags('--depth', '--branch', '-b', '--filter', '--sparse', '--single-branch', '--no-checkout'),
      init: flags('-b', '--initial-branch', '-q'),
      'ls-remote': flags('--heads', '--tags'),
      clean: flags('-f', '-d', '-x', '-X', '-n', '-fd', '-fdx', '-fdX', '-ndX'),
      status: flags('--short', '-s', '--porcelain'),
      log: flags('--oneline', '-n', '-1', '-p', '--follow', '--format', '--stat', '--reverse', '--since', '--all', '--name-only'),
      diff: flags('--stat', '--name-only', '--cached', '--staged', '--exit-code', '--quiet', '--no-index', '--name-status'),
      show: flags('--stat', '--name-only'),
      push: flags('-u', '--set-upstream', '--tags', '--force-with-lease', '--force', '--dry-run', '--delete'),
      pull: flags('--rebase', '--ff-only', '--tags'),
      fetch: flags('--all', '--tags', '--depth', '--unshallow', '--prune'),
      merge: flags('--no-ff', '--abort', '--squash', '--ff-only'),
      rebase: flags('-i', '--abort', '--continue', '--onto'),
      branch: flags('-d', '-D', '-a', '-m', '--list', '--show-current'),
      tag: flags('-a', '-m', '-d', '-l', '--list'),
      remote: { commands: { add: none, remove: none, 'set-url': none, show: none }, takesOthers: true, flags: ['-v'] },
      mv: flags('-f', '-k'),
      rm: flags('-r', '--cached', '-f'),
      stash: flags('-u', 'pop', '--include-untracked'),
      config: flags('--global', '--local', '--get', '--list', '--unset'),
      'rev-parse': flags('--short', '--show-toplevel', '--abbrev-ref', '--verify'),
      'ls-files': flags('-m', '-o', '--others', '--exclude-standard', '-s'),
      submodule: { commands: { add: none, update: flags('--init', '--recursive', '--remote'), init: none } },
      'sparse-checkout': { commands: { set: none, init: flags('--cone'), add: none } },
      reset: flags('--hard', '--soft', '--mixed'),
      revert: flags('--no-edit', '--no-commit'),
      worktree: { commands: { add: flags('-b'), remove: none, list: none } },
    },
  },
  gh: {
    flags: ['--version'],
    commands: { auth: any, repo: any, pr: any, secret: any, workflow: any, run: any, api: any, release: any, variable: any },
  },
  docker: {
    flags: ['-v', '--version'],
    commands: {
      build,
      buildx: { commands: { build, create: flags('--use', '--name'), ls: none } },
      run: flags('-d', '-p', '--rm', '-e', '--env', '--env-file', '-v', '--volume', '--name', '-i', '-t', '--publish', '--detach', '--network', '--init', '-u', '--user', '-w', '--workdir', '--entrypoint', '--restart', '--mount', '--platform', '--read-only', '--memory', '-m'),
      push: none,
      pull: flags('--platform'),
      tag: none,
      login: flags('-u', '--username', '--password-stdin', '-p'),
      ps: flags('-a', '-q', '--filter', '--format'),
      logs: flags('-f', '--follow', '--tail'),
      stop: none,
      rm: flags('-f', '-v'),
      rmi: flags('-f'),
      images: flags('-q', '--filter'),
      exec: flags('-i', '-t', '-u', '-e', '-w'),
      inspect: flags('--format', '-f'),
      compose,
      volume: any,
      network: any,
      system: any,
      cp: none,
    },
  },
  'docker-compose': compose,
  kubectl: {
    commands: Object.fromEntries(
      ['apply', 'get', 'describe', 'logs', 'create', 'delete', 'rollout', 'port-forward', 'exec', 'set', 'config', 'label', 'scale', 'expose', 'wait'].map((name) => [name, any]),
    ),
  },
  helm: {
    commands: Object.fromEntries(
      ['install', 'upgrade', 'uninstall', 'repo', 'template', 'show', 'list', 'pull', 'lint', 'rollback', 'dependency'].map((name) => [name, any]),
    ),
  },
  aws: any,
  az: any,
  gcloud: any,
  gsutil: any,
  terraform: any,
  flyctl: any,
  fly: any,
  vercel: any,
  netlify: any,
  wrangler: any,
  heroku: any,
  glab: any,
}
