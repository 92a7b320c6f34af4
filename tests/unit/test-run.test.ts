import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { findChangedFiles } from '@/scripts/steps/changed-files'
import { hashExampleInputs, havePassed, recordPass } from '@/scripts/steps/passed-examples'
import { formatTimes } from '@/scripts/steps/times'
import { makeTree } from '../support/tree'

test('The timing of a run lists its parts in order, with the total', () => {
  const parts = [
    { name: 'vitest', began: 61_000, ended: 161_000 },
    { name: 'build', began: 1_000, ended: 61_000 },
  ]
  expect(formatTimes(parts).split('\n')).toEqual([
    'build           60 s  from 0 s',
    'vitest         100 s  from 60 s',
    'total          160 s',
  ])
})

describe('Examples', () => {
  const start = () => {
    const folder = makeTree({ 'content/a.mdx': 'a', 'app/b.ts': 'b', 'tests/examples/c.test.ts': 'c' })
    execFileSync('git', ['init', '--quiet'], { cwd: folder })
    recordPass(hashExampleInputs(folder), folder)
    const shouldRun = () => !havePassed(hashExampleInputs(folder), folder)
    return { shouldRun, write: (name: string) => writeFileSync(path.join(folder, name), 'new') }
  }

  test("don't run again if only something else changes", () => {
    const { shouldRun, write } = start()
    expect(shouldRun()).toBe(false)
    write('app/b.ts')
    expect(shouldRun()).toBe(false)
  })

  test.each(['content/a.mdx', 'content/new.mdx', 'tests/examples/c.test.ts', 'package-lock.json'])(
    'run again after a change of %s',
    (name) => {
      const { shouldRun, write } = start()
      write(name)
      expect(shouldRun()).toBe(true)
    },
  )
})

test('A removed example changes the inputs once, not again when its removal is committed', () => {
  const folder = makeTree({ 'content/a.mdx': 'a', 'content/b.mdx': 'b' })
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })
  git('init', '--quiet')
  git('add', '.')
  const before = hashExampleInputs(folder)
  rmSync(path.join(folder, 'content/b.mdx'))
  const removed = hashExampleInputs(folder)
  expect(removed).not.toBe(before)
  git('add', '.')
  expect(hashExampleInputs(folder)).toBe(removed)
})

describe('Files that differ from the main branch', () => {
  const start = () => {
    const folder = makeTree({ 'a.txt': 'a' })
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: folder })
    git('init', '--quiet', '--initial-branch=main')
    git('add', '.')
    git('commit', '--quiet', '--message=First')
    return { folder, git, write: (name: string) => writeFileSync(path.join(folder, name), 'new') }
  }

  test('are undefined on a main branch that was never pushed', () => {
    const { folder, write } = start()
    write('b.txt')
    expect(findChangedFiles(folder)).toBeUndefined()
  })

  test('are those since the last push on the main branch', () => {
    const { folder, git, write } = start()
    git('update-ref', 'refs/remotes/origin/main', 'HEAD')
    expect(findChangedFiles(folder)).toEqual([])
    write('a.txt')
    expect(findChangedFiles(folder)).toEqual(['a.txt'])
    git('commit', '--quiet', '--all', '--message=Second')
    expect(findChangedFiles(folder)).toEqual(['a.txt'])
  })

  test('include commits, edits and new files of another branch', () => {
    const { folder, git, write } = start()
    git('switch', '--quiet', '--create', 'branch')
    write('committed.txt')
    git('add', '.')
    git('commit', '--quiet', '--message=Second')
    write('a.txt')
    write('untracked.txt')
    expect(findChangedFiles(folder)?.toSorted()).toEqual(['a.txt', 'committed.txt', 'untracked.txt'])
  })

  test('are undefined outside a repository', () => {
    expect(findChangedFiles(makeTree({ 'a.txt': 'a' }))).toBeUndefined()
  })
})
