import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { authorComponents } from '@/components/mdx/author-components'
import { buildFrontMatterSnippets } from '@/tools/schema/files'
import { compile } from '../../support/compile'

interface Snippet {
  prefix: string
  body: string[]
}

/** VS Code files may have comments and trailing commas, which YAML accepts once the comments are removed. */
function readSettings(name: string): unknown {
  return parse(readFileSync(`.vscode/${name}`, 'utf8').replaceAll(/^\s*\/\/.*$/gm, ''))
}

const snippets = readSettings('mdx.code-snippets') as Record<string, Snippet>

/** The text after inserting a snippet and accepting every default. */
function expand(body: readonly string[]): string {
  return body
    .join('\n')
    .replaceAll(/\$\{\d+\|([^,|]*)[^|]*\|\}/g, '$1')
    .replaceAll(/\$\{\d+:([^}]*)\}/g, '$1')
    .replaceAll(/\$\{?\d+\}?/g, 'Text.')
}

describe('snippets', () => {
  it.each(Object.entries(snippets))('%s compiles with its defaults', async (name, { body }) => {
    // These two only work inside other components, or need a file.
    const text = name === 'Step' ? `<Steps>\n${expand(body)}\n</Steps>` : expand(body)
    expect((await compile(text, { contentDir: 'content' })).warnings).toEqual([])
  })

  it('exist for every component that authors use', () => {
    const typed = Object.keys(authorComponents).filter(
      (name) =>
        ![
          'Admonition',
          'AllPlugins',
          'BothModes',
          'CodeBlock',
          'Design',
          'Mermaid',
          'Placeholder',
          'SdkFilter',
          'TOCInline',
          'TabItem',
        ].includes(name),
    )
    const offered = Object.values(snippets).flatMap(({ body }) => body)
    expect(typed.filter((name) => !offered.some((line) => line.includes(`<${name}`)))).toEqual([])
  })

  it('for front matter include the required fields of a page, with their options', () => {
    expect(buildFrontMatterSnippets()['Front matter: doc']?.body).toEqual([
      '---',
      'title: ${1}',
      'description: ${2:One sentence of 50 to 160 characters.}',
      'kind: ${3|tutorial,how-to,reference,explanation,index|}',
      '---',
      '',
      '$0',
    ])
  })
})

it('settings reference existing schemas', () => {
  const settings = readSettings('settings.json') as {
    'json.schemas': { url: string }[]
    'yaml.schemas': Record<string, string>
  }
  const named = [...settings['json.schemas'].map(({ url }) => url), ...Object.keys(settings['yaml.schemas'])]
  expect(named).toHaveLength(5)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

it('tasks parse the output of the linter', () => {
  const { tasks } = readSettings('tasks.json') as {
    tasks: { problemMatcher: { pattern: { regexp: string } } }[]
  }
  for (const { problemMatcher } of tasks) {
    const match = new RegExp(problemMatcher.pattern.regexp).exec('content/docs/a b.mdx:12  Unknown word "x": y.')
    expect(match?.slice(1)).toEqual(['content/docs/a b.mdx', '12', 'Unknown word "x": y.'])
  }
})
