import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { listLintFiles, selectFiles } from '@/tools/lint/read-tree'
import { makeTree } from '../../support/tree'

const files = {
  'docs/_category_.json': { label: 'Docs' },
  'docs/a.mdx': 'A',
  'docs/b/c.md': 'C',
  'docs/picture.svg': '<svg/>',
  'README.md': 'Readme',
  '_templates/how-to.mdx': 'Template',
}

describe('the files to check', () => {
  it.each([
    ['a file', 'docs/a.mdx', ['docs/a.mdx']],
    ['a category file', 'docs/_category_.json', ['docs/_category_.json']],
    ['a folder', 'docs', ['docs/_category_.json', 'docs/a.mdx', 'docs/b/c.md']],
    ['a document', 'README.md', ['README.md']],
    ['a template', '_templates', ['_templates/how-to.mdx']],
  ])('are selected by %s', (_, name, expected) => {
    const dir = makeTree(files)
    expect(selectFiles(dir, [path.join(dir, name)])).toEqual(expected)
  })

  it("include the repository's documents, for its own tree", () => {
    expect(selectFiles(path.resolve('content'), ['README.md'])).toEqual(['../README.md'])
    expect(listLintFiles(path.resolve('content'))).toEqual(
      expect.arrayContaining([
        'README.md',
        '../README.md',
        '../CONTRIBUTING.md',
        'tags.yml',
        '../lib/pages/marketing/plans.yml',
        '_templates/how-to.mdx',
        'docs/index.mdx',
      ]),
    )
  })

  it('must exist, be content, and be text files', () => {
    const dir = makeTree(files)
    expect(() => selectFiles(dir, ['nowhere.mdx'])).toThrow('There is no file nowhere.mdx.')
    expect(() => selectFiles(dir, ['package.json'])).toThrow(/^package\.json is not below /)
    const picture = path.join(dir, 'docs/picture.svg')
    expect(() => selectFiles(dir, [picture])).toThrow(`${picture} is neither a page nor a _category_.json.`)
  })
})
