import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hashCode, isBuildCurrent, stampBuild } from '@/lib/export/fingerprint'
import { writeFiles } from '../../support/tree'

const project = process.cwd()
let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'compiled-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

describe('A build', () => {
  test.each(['package.json', 'tsconfig.json', 'redirects.json', 'lib/a.ts', 'content/a.md'])(
    'is out of date when %s changes',
    (file) => {
      writeFiles(folder, { 'out/index.html': '', '.cache/a': '', [file]: '' })
      process.chdir(folder)
      try {
        stampBuild()
        expect(isBuildCurrent()).toBe(true)
        writeFiles(folder, { [file]: 'changed' })
        expect(isBuildCurrent()).toBe(false)
      } finally {
        process.chdir(project)
      }
    },
  )
})

describe('The code hash', () => {
  test('changes with files, settings and public variables, but not with content', () => {
    const hashes: string[] = []
    const add = (files: Record<string, string>) => {
      writeFiles(folder, files)
      hashes.push(hashCode(folder))
    }
    add({ 'package.json': '{}', 'app/.well-known/route.ts': '1', 'components/a.tsx': '', 'lib/a.ts': '' })
    add({ 'content/docs/index.md': 'Text.', 'public/a.txt': '' })
    expect(hashes[1]).toBe(hashes[0])
    add({ 'app/.well-known/route.ts': '2' })
    add({ 'components/b.tsx': '' })
    add({ 'next.config.ts': '' })
    add({ '.env.local': 'NEXT_PUBLIC_A=1' })
    vi.stubEnv('NEXT_PUBLIC_A', '2')
    add({})
    vi.stubEnv('SITE_INDEXABLE', 'false')
    add({})
    expect(new Set(hashes.slice(1)).size).toBe(hashes.length - 1)
  })
})
