import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

interface Step {
  run?: string
  uses?: string
  env?: Record<string, string>
}

interface Job {
  if?: string
  needs?: string
  permissions?: Record<string, string>
  steps: Step[]
}

interface Workflow {
  on: Record<string, unknown>
  permissions: Record<string, string>
  env?: Record<string, string>
  jobs: Record<string, Job>
}

const folder = '.github/workflows'
const files = readdirSync(folder)
const read = (file: string) => parse(readFileSync(`${folder}/${file}`, 'utf8')) as Workflow
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const listCommands = (file: string) =>
  Object.values(read(file).jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))

describe.each(files)('%s', (file) => {
  it('calls only scripts that exist', () => {
    const names = listCommands(file).flatMap((run) =>
      [...run.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name),
    )
    expect(names.filter((name) => scripts[name] === undefined)).toEqual([])
    const programs = listCommands(file).flatMap((run) =>
      [...run.matchAll(/(\.github\/[\w-]+\.sh)/g)].map(([, name = '']) => name),
    )
    for (const name of programs) accessSync(name, constants.X_OK)
    expect(programs.filter((name) => !existsSync(name))).toEqual([])
  })

  it('puts no external input into commands, and has read access only unless a job requests more', () => {
    expect(listCommands(file).filter((run) => run.includes('${{'))).toEqual([])
    expect(read(file).permissions).toEqual({ contents: 'read' })
    expect(read(file).on).not.toHaveProperty('pull_request_target')
  })
})

describe('The preview', () => {
  const { jobs, env } = read('preview.yml')

  it('is built for its folder, and not for search engines', () => {
    expect(env?.SITE_INDEXABLE).toBe('false')
    expect(env?.BASE_PATH).toMatch(/\/preview\/pr-\$\{\{ github\.event\.number \}\}$/)
  })

  it('is published and removed by jobs that run no code from the pull request', () => {
    for (const [name, job] of Object.entries(jobs)) {
      const mayWrite = Object.values(job.permissions ?? {}).includes('write')
      expect(mayWrite, name).toBe(name !== 'build')
      if (!mayWrite) continue
      expect(job.if).toContain('head.repo.full_name == github.repository')
      expect(job.steps.filter(({ run }) => /\bnp[mx]\b/.test(run ?? ''))).toEqual([])
    }
  })
})
