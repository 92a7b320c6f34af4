import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findCompiled, hashCode, removeDrawn, renameBuild, stampCompiled } from '@/lib/build/compiled-code'
import { writeFiles } from '../../support/tree'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'compiled-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

describe('Code that is compiled already', () => {
  test('counts only after a build that ended well', () => {
    writeFiles(folder, {
      BUILD_ID: 'old',
      'static/old/_buildManifest.js': '',
      'build-manifest.json': '["static/old/a"]',
    })
    expect(findCompiled(folder)).toBeUndefined()
    stampCompiled({ source: 'hash', extensions: ['tsx'] }, folder)
    expect(findCompiled(folder)).toEqual({ source: 'hash', extensions: ['tsx'] })
    renameBuild(folder, 'new')
    expect(findCompiled(folder)).toBeUndefined()
    expect([read('BUILD_ID'), read('build-manifest.json')]).toEqual(['new', '["static/new/a"]'])
    expect(readdirSync(path.join(folder, 'static'))).toEqual(['new'])
  })

  test('loses the pages that were drawn with it, and nothing else', async () => {
    const kept = ['docs/page.js', 'docs/page/build-manifest.json']
    const drawn = ['docs.html', 'docs.meta', 'docs.rsc', 'docs.segments/_tree.segment.rsc', 'robots.txt.body']
    writeFiles(folder, Object.fromEntries([...kept, ...drawn].map((name) => [`server/app/${name}`, ''])))
    await removeDrawn(folder)
    const isThere = (name: string) => existsSync(path.join(folder, 'server/app', name))
    expect([...kept, ...drawn].filter(isThere)).toEqual(kept)
  })

  test('is other code where a file or a variable is another, and the same where a text is', () => {
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
