import { describe, expect, it } from 'vitest'
import { extractFences } from '@/tools/examples/extract'
import { collectPartialUses, fillPartialFence } from '@/tools/examples/files'
import { compile } from '../support/compile'

describe("a page's fences", () => {
  it('are found with their lines, inside components and other fences', () => {
    const text = [
      '---',
      'title: A',
      '---',
      '',
      '<Steps>',
      '<Step title="a">',
      '',
      '- item',
      '',
      '  ```bash',
      '  npm ci',
      '  ```',
      '',
      '</Step>',
      '</Steps>',
      '',
      '````mdx title="events/A/index.mdx" nocheck="a picture of one"',
      '```json {2}',
      '{}',
      '```',
      '````',
    ].join('\n')
    expect(
      extractFences('content/docs/a.mdx', text).map(({ line, language, reason, title }) => [
        line,
        language,
        reason,
        title,
      ]),
    ).toEqual([
      [10, 'bash', undefined, undefined],
      [17, 'mdx', 'a picture of one', 'events/A/index.mdx'],
      [18, 'json', 'a picture of one', undefined],
    ])
  })

  it('have the same text as the copy button copies', () => {
    const code = ['// highlight-next-line', 'a()', 'b() // [!code --]', 'c() // [!code ++]'].join('\n')
    const [fence] = extractFences('a.md', `\`\`\`js\n${code}\n\`\`\``)
    expect(fence?.code).toBe('\na()\n\nc()')
    const [verbatim] = extractFences('a.md', `\`\`\`js verbatim\n${code}\n\`\`\``)
    expect(verbatim?.code).toBe(code)
  })

  it("from a partial appear with the page's values, each distinct text once", () => {
    const uses = collectPartialUses([
      '<Partial name="a" id="X" />',
      'text <Partial name="a" id="Y" />',
      '<Partial name="a" id="X" />',
    ])
    const [fence] = extractFences('content/partials/a.mdx', '```bash title="{props.id}"\ncd {props.id}\n```')
    const filled = fence === undefined ? [] : fillPartialFence(fence, uses)
    expect(filled.map(({ title, code }) => [title, code])).toEqual([
      ['X', 'cd X'],
      ['Y', 'cd Y'],
    ])
  })

  it("don't show how they're checked", async () => {
    const { html } = await compile('```bash title="a.sh" nocheck="a reason" norun="another" kind="events"\nnpm ci\n```')
    expect(html).toContain('a.sh')
    expect(html).not.toMatch(/nocheck|a reason|norun|another|kind="events"|data-kind/)
  })
})
