import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { listFiles } from '@/lib/kit/files'

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'content/README.md',
  'docs/house.md',
  ...listFiles('docs/decisions').map((file) => `docs/decisions/${file}`),
]

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** Folders at the root: a name in backticks that begins with one of them is meant as a path. */
const roots = /^(?:\.ci|\.vscode|app|components|content|docs\/decisions|examples|lib|public|scripts|tests)\//

/** Names that stand for any: `NAME.tsx`, `*`, `{a,b}`, `…`, `[[...slug]]` is a real folder. */
const placeholder = /[*{…<]|\b(?:NAME|PATH|NNN|SLUG|X)\b|retries/

/** Files that a command makes. */
const made = /^(?:public\/_content)/

function findCode(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
}

describe.each(documents)('%s', (file) => {
  const text = readFileSync(file, 'utf8')

  it('names only files that exist', () => {
    const paths = findCode(text)
      .filter((code) => roots.test(code) && !code.includes(' ') && !placeholder.test(code) && !made.test(code))
      .map((code) => code.replace(/:\d+$/, '').replace(/\/$/, ''))
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
  })

  it('names only scripts that exist', () => {
    const names = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(names.filter((name) => scripts[name] === undefined)).toEqual([])
  })

  it('links only to files that exist', () => {
    const folder = file.includes('/') ? file.slice(0, file.lastIndexOf('/') + 1) : ''
    const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link)
    const local = links.filter((link) => !/^[a-z]+:/.test(link) && !link.startsWith('/'))
    expect(local.filter((link) => !existsSync(folder + link))).toEqual([])
  })
})
