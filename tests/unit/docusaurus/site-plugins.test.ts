import path from 'node:path'
import { expect, test } from 'vitest'
import { compileForeign, toLines } from '../../support/compile'
import { makeTree } from '../../support/tree'

const plugins = `
  export const shout = ({ mark }) => (tree, file) => {
    const visit = (node) => {
      if (node.type === 'text') node.value = node.value.toUpperCase() + mark
      node.children?.forEach(visit)
    }
    visit(tree)
  }
  export const tabs = () => (tree) => {
    tree.children = tree.children.map((node) => node.type === 'code' && node.meta === 'tab'
      ? { type: 'mdxJsxFlowElement', name: 'Tabs', attributes: [], children: [
          { type: 'mdxJsxFlowElement', name: 'TabItem', children: [node],
            attributes: [{ type: 'mdxJsxAttribute', name: 'value', value: 'js' }] }] }
      : node)
  }
  export const where = () => (tree, file) => {
    tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: require('node:path').basename(file.path) }] })
  }
  export const fails = () => () => { throw new Error('no network') }
  export const italic = () => (tree) => {
    for (const node of tree.children) if (node.tagName === 'p') node.tagName = 'em'
  }`

/** Compiles a page of a site whose documentation has these plugins. */
async function read(options: string, body: string, settings: { file?: string; trusted?: boolean } = {}) {
  const contentDir = makeTree({
    'plugins.js': plugins,
    'docs/page.mdx': body,
    'docusaurus.config.js': `import * as plugins from './plugins'
      import missing from 'remark-not-installed'
      export default { presets: [['classic', { docs: { ${options} } }]] }`,
  })
  const siteConfig = path.join(contentDir, 'docusaurus.config.js')
  const { html, warnings } = await compileForeign(body, { contentDir, siteConfig, trusted: true, ...settings })
  return { html, warnings: toLines(warnings) }
}

test.each([
  ['with options', "remarkPlugins: [[plugins.shout, { mark: '!' }]]", 'Hello', '<p>HELLO!</p>'],
  ['twice', "remarkPlugins: [[plugins.shout, { mark: '1' }], [plugins.shout, { mark: '2' }]]", 'a', '<p>A12</p>'],
  ['before others', 'beforeDefaultRemarkPlugins: [plugins.where]', 'a', '<p>a</p>\n<p>page.mdx</p>'],
  ['on the HTML tree', 'rehypePlugins: [plugins.italic]', 'a', '<em>a</em>'],
])('A plugin of the site runs %s', async (_, options, body, expected) => {
  expect(await read(options, body)).toEqual({ html: expected, warnings: [] })
})

test('Components that a plugin adds are rendered', async () => {
  const { html, warnings } = await read('remarkPlugins: [plugins.tabs]', '```js tab\nlet a\n```')
  expect(warnings).toEqual([])
  expect(html).toContain('role="tab"')
  expect(html).toContain('<p class="tab-label">js</p>')
})

test('A plugin only runs on pages of its part', async () => {
  const { html } = await read('remarkPlugins: [plugins.where]', 'a', { file: 'blog/2024-01-01-post.mdx' })
  expect(html).toBe('<p>a</p>')
})

test('A page that isn’t trusted runs no plugins', async () => {
  const { html } = await read('remarkPlugins: [plugins.where]', 'a', { trusted: false })
  expect(html).toBe('<p>a</p>')
})

test.each([
  ['fails', 'remarkPlugins: [plugins.fails]', 'docs/page.mdx  The plugin fails failed: no network'],
  [
    'isn’t installed',
    'remarkPlugins: [missing]',
    'docs/page.mdx  The plugin remark-not-installed didn’t run, because it isn’t installed.',
  ],
])('A plugin that %s is a warning, and the page is shown without it', async (_, options, warning) => {
  expect(await read(options, 'a')).toEqual({ html: '<p>a</p>', warnings: [warning] })
})
