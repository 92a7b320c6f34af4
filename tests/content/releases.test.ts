import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { publishedFile, readAddressList } from '@/tools/authoring/address-files'
import { listFiles } from '@/lib/kit/files'
import { parseReleases, releasesFile, toReleaseId } from '@/lib/pages/releases'

const csv = readFileSync(releasesFile, 'utf8')
const releases = parseReleases(csv)
const addresses = new Set(readAddressList(publishedFile))

/** Versions of since badges in a text, with their lines. */
function listBadges(text: string): { version: string; line: number }[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/<Since\s+version="([^"]*)"/g)].map(([, version = '']) => ({ version, line: index + 1 })),
    )
}

describe('the release page', () => {
  test('matches its data', () => {
    const page = readFileSync('content/docs/development/releases.mdx', 'utf8').replaceAll('\\', '')
    const ids = [...page.matchAll(/<span id="([^"]+)">/g)].map(([, id]) => id)
    expect(ids.sort()).toEqual(releases.map(toReleaseId).sort())
    for (const release of releases) {
      if (release.change === '') continue
      const row = page.split('\n').find((line) => line.includes(`id="${toReleaseId(release)}"`))
      const parts = [`</span> | ${Number(release.date.slice(-2))} | `, release.change]
      for (const part of [...parts, ...release.links.map((link) => `](${link})`)]) expect(row).toContain(part)
    }
  })

  test('links to URLs that exist', () => {
    const unknown = releases.flatMap(({ version, links }) =>
      links.filter((link) => !addresses.has(link)).map((link) => `${releasesFile}  ${version} leads to ${link}`),
    )
    expect(unknown).toEqual([])
  })

  test('links the schema API to a page that documents its path', () => {
    const [release] = releases.filter(({ change }) => change.includes('schema API'))
    const [docs = ''] = release?.links ?? []
    const page = readFileSync(`content${docs}.mdx`, 'utf8')
    const partials = [...page.matchAll(/<Partial name="([^"]+)"/g)].map(([, name]) => `content/partials/${name}.mdx`)
    const text = [page, ...partials.map((file) => readFileSync(file, 'utf8'))].join('\n')
    expect(text, `content${docs}.mdx`).toContain('/api/schemas/')
  })

  test('lists each version of a package once, with the documented versions last', () => {
    const names = releases.map(({ package: name, version }) => `${name} ${version}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(names.findLast((name) => name.startsWith('core '))).toBe('core 2.64.4')
    expect(names.findLast((name) => name.startsWith('sdk '))).toBe('sdk 2.9.2')
  })

  test("reports lines of data that aren't releases", () => {
    const lines = [
      'package,version,date,change,kind,links',
      'cor,1.0.0,2025-01-01,,,',
      'core,v1,2025-01-01,,,',
      'sdk,1.0.0,May,,,',
    ]
    expect(() => parseReleases(lines.join('\n'))).toThrow(
      [
        'content/data/releases.csv:2  Unknown package "cor", expected core-v1, core, sdk.',
        'content/data/releases.csv:3  The version is "v1", expected one such as 2.64.4.',
        'content/data/releases.csv:4  The date is "May", expected one such as 2025-10-31.',
      ].join('\n'),
    )
  })
})

test('every since badge names an existing core version', () => {
  const versions = new Set(releases.filter(({ package: name }) => name === 'core').map(({ version }) => version))
  const files = listFiles('content').filter((file) => file.endsWith('.mdx'))
  const badges = files.flatMap((file) =>
    listBadges(readFileSync(path.join('content', file), 'utf8')).map((badge) => ({ file, ...badge })),
  )
  expect(badges.length).toBeGreaterThan(50)
  const problems = badges
    .filter(({ version }) => !versions.has(version) && !version.startsWith('{'))
    .map(({ file, line, version }) => `content/${file}:${line}  Version ${version} of the core was never published.`)
  expect(problems).toEqual([])
})
