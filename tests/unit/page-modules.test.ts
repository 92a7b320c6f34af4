import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { assertPageModules } from '@/lib/export/page-modules'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'routes-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
}

describe('A route', () => {
  test.each([
    'export default function Page() { return null }',
    'export default async function Page() { return null }',
    'function Page() { return null }\nexport default Page',
    "export { Page as default } from './page-of-another'",
  ])('may export its component as: %s', (text) => {
    write('a/page.tsx', text)
    expect(() => assertPageModules(folder)).not.toThrow()
  })

  test('without a default export stops the build and is named', () => {
    write('a/page.tsx', 'export function Page() { return null }\n// export default Page\n')
    write('b/page.docs.tsx', 'export const dynamicParams = false\n')
    write('c/part.tsx', 'export function Part() { return null }\n')
    const expected = 'Expected "export default function" with the component for this route.'
    expect(() => assertPageModules(folder)).toThrow(
      [
        `${folder}/a/page.tsx  No default export. ${expected}`,
        `${folder}/b/page.docs.tsx  No default export. ${expected}`,
      ].join('\n'),
    )
  })

  test('of this site always has one', () => {
    expect(() => assertPageModules()).not.toThrow()
  })
})
