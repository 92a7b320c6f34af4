import { describe, expect, test } from 'vitest'
import { compile, compileForeign, toLines } from '../../support/compile'
import { makeTree } from '../../support/tree'

const files = {
  'src/components/Badge.tsx': `import styles from './badge.module.css'
    import { label } from '../label'
    export default function Badge({ children }: { children: string }) {
      return <b className={styles.badge}>{label}: {children}</b>
    }`,
  'src/components/badge.module.css': '.badge { color: red }',
  'src/label.js': "export const label = 'New'\n",
  'src/components/Broken.jsx': 'export default () => <b>\n',
  'src/components/Failing.jsx': "export default () => { throw new Error('no window') }\n",
  'src/theme/MDXComponents.jsx': `import MDXComponents from '@theme-original/MDXComponents'
    export default { ...MDXComponents, Highlight: ({ children }) => <mark>{children}</mark> }`,
  'src/components/Clicks.tsx': `'use client'
    import { useState } from 'react'
    import styles from './badge.module.css'
    import { label } from '../label'
    export default function Clicks({ start = 0, children, onDone }) {
      const [count, setCount] = useState(start)
      return <button className={styles.badge} onClick={() => setCount(count + 1)}>{label} {count}{children}</button>
    }`,
  'src/components/Linked.jsx': `'use client'
    import Link from '@docusaurus/Link'
    export default () => <Link to="/a">b</Link>`,
  'docs/join.js': 'module.exports = (a, b) => a + b\n',
  'docs/counter.jsx': 'export const Counter = ({ start }) => <i>{start + 1}</i>\n',
}

/** HTML and messages of a page that may run code. */
async function read(body: string) {
  const { html, warnings, dependencies } = await compileForeign(body, { contentDir: makeTree(files), trusted: true })
  return { html, warnings: toLines(warnings), dependencies: Object.keys(dependencies).sort() }
}

describe('A trusted page of a Docusaurus site', () => {
  test.each([
    ['{1 + 1}', '<p>2</p>'],
    ["export const name = 'Ord' + 'ers'\n\nRead {name}.", '<p>Read Orders.</p>'],
    ['export const Loud = ({ children }) => <b>{children}!</b>\n\n<Loud>Hi</Loud>', '<b>Hi!</b>'],
    ['{[1, 2].map((n) => <i key={n}>{n}</i>)}', '<i>1</i><i>2</i>'],
    ["<p title={'a'.repeat(3)}>x</p>", '<p title="aaa">x</p>'],
    ['{true && null}', ''],
    [
      "import TOCInline from '@theme/TOCInline'\n\n## A `b`\n\n### C {#d}\n\n<TOCInline toc={toc.slice(1)} />",
      /data-ids="d"/,
    ],
    [
      '{toc.map(({ id, level, value }) => [id, level, value].join()).join()}\n\n## A `b`\n\n### C {#d}',
      /^<p>a-b,2,A b,d,3,C<\/p>/,
    ],
    ["import { Counter } from './counter'\n\n<Counter start={1} />", '<i>2</i>'],
    ["import join from './join'\n\n{join('a', 'b')}", '<p>ab</p>'],
    ['export default ({ children }) => <main>{children}</main>\n\n{1}', '<p>1</p>'],
    ['<Highlight>global</Highlight>', '<mark>global</mark>'],
    ['import Link from \'@docusaurus/Link\'\n\n<Link to="/a">b</Link>', '<a href="ec-ref://0/">b</a>'],
    ["import BrowserOnly from '@docusaurus/BrowserOnly'\n\n<BrowserOnly>{() => <i>a</i>}</BrowserOnly>", '<i>a</i>'],
    ["import DocCardList from '@theme/DocCardList'\n\n<DocCardList />", '<div data-doc-cards=""></div>'],
  ])('shows the result of %s', async (body, expected) => {
    const { html, warnings } = await read(body)
    expect(warnings).toEqual([])
    if (typeof expected === 'string') expect(html.trim()).toBe(expected)
    else expect(html).toMatch(expected)
  })

  test('renders components with what they import, and depends on these files', async () => {
    const { html, warnings, dependencies } = await read(
      "import Badge from '@site/src/components/Badge'\n\n<Badge>a</Badge>",
    )
    expect(warnings).toEqual([])
    const [, name] = /^<style>\.(\w+)\{color:red\}\n?<\/style><b class="\1">New: a<\/b>$/.exec(html) ?? []
    expect(name, html).toBeDefined()
    expect(dependencies).toEqual(
      expect.arrayContaining(['src/components/Badge.tsx', 'src/components/badge.module.css', 'src/label.js']),
    )
  })

  test.each([
    [
      'Broken',
      './Broken',
      'docs/page.mdx:3  Can’t use <Broken>: src/components/Broken.jsx:2:0: Unexpected end of file',
    ],
    ['Tweet', 'no-such-package', 'docs/page.mdx:3  Can’t use <Tweet>: Could not resolve "no-such-package"'],
    ['Failing', './Failing', 'docs/page.mdx  <Failing> failed: no window'],
    ['Missing', './Missing', 'docs/page.mdx:3  Unknown component <Missing>.'],
  ])('shows a placeholder for <%s>, and says why', async (name, target, expected) => {
    const { html, warnings } = await read(
      `import ${name} from '${target.replace('./', '@site/src/components/')}'\n\n<${name}>text</${name}>`,
    )
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain(expected)
    expect(html).toContain(`<code>&lt;${name}&gt;</code>`)
    expect(html).toContain('text')
  })

  describe('with a component that is an island', () => {
    const importing = "import Clicks from '@site/src/components/Clicks'\n\n"
    const readIsland = async (tag: string, trusted = true) => {
      const { html, warnings, dependencies, scripts } = await compileForeign(importing + tag, {
        contentDir: makeTree(files),
        trusted,
      })
      return { html, warnings: toLines(warnings), dependencies: Object.keys(dependencies), scripts }
    }

    test('renders it in an element with its properties, and bundles it for the browser without React', async () => {
      const { html, warnings, dependencies, scripts } = await readIsland('<Clicks start={2} />')
      expect(warnings).toEqual([])
      const [name = '', code = ''] = Object.entries(scripts ?? {})[0] ?? []
      expect(name).toMatch(/^Clicks\.\w{10}\.js$/)
      expect(html).toContain(`<tree-island src="/_content/${name}" data-name="default"`)
      expect(html).toContain('data-props="{&quot;start&quot;:2}"')
      expect(html).toMatch(
        /<style>\.(\w+)\{color:red\}\n?<\/style>.*<button class="\1">New<!-- --> <!-- -->2<\/button>/,
      )
      expect(code).toContain('globalThis.treeReact')
      expect(code.length).toBeLessThan(2500)
      expect(dependencies).toEqual(expect.arrayContaining(['src/components/Clicks.tsx', 'src/label.js']))
    })

    test('renders its children once, in a slot that stays as it is', async () => {
      const { html } = await readIsland('<Clicks>*more*</Clicks>')
      expect(html).toContain('<tree-slot style="display:contents"><em>more</em></tree-slot></button>')
    })

    test("stays static, and says why, if a property isn't data", async () => {
      const { html, warnings } = await readIsland('<Clicks onDone={() => 1} />')
      expect(html).not.toContain('tree-island')
      expect(html).toContain('0</button>')
      expect(warnings).toEqual([
        'docs/page.mdx  A component of Clicks isn’t interactive: its property "onDone" isn’t data.',
      ])
    })

    test('stays static, and says why, if it needs a module of Docusaurus', async () => {
      const { html, warnings } = await read("import Linked from '@site/src/components/Linked'\n\n<Linked />")
      expect(html).toContain('<a href="/a">b</a>')
      expect(warnings).toEqual([
        'docs/page.mdx  Linked.jsx isn’t interactive: @docusaurus/Link is only available on the server.',
      ])
    })

    test("is a placeholder without a script if the page isn't trusted", async () => {
      const { html, scripts } = await readIsland('<Clicks />', false)
      expect(html).toContain('<code>&lt;Clicks&gt;</code>')
      expect(scripts).toBeUndefined()
    })
  })

  test('keeps an expression that fails as text, and says why', async () => {
    const { html, warnings } = await read('In {unknown}.')
    expect(html).toBe('<p>In {unknown}.</p>')
    expect(warnings).toEqual(['docs/page.mdx:1  {unknown} failed: unknown is not defined'])
  })

  test("doesn't run anything if it isn't trusted", async () => {
    const body = "import { Counter } from './counter'\n\n<Counter start={1} />\n\n{1 + 1}"
    const { html, warnings } = await compileForeign(body, { contentDir: makeTree(files) })
    expect(html).toContain('{1 + 1}')
    expect(html).toContain('<code>&lt;Counter&gt;</code>')
    expect(warnings).toHaveLength(2)
  })

  test("doesn't run anything in our own content", async () => {
    await expect(compile('{1 + 1}', { contentDir: makeTree(files), trusted: true })).rejects.toThrow('would run code')
  })
})

describe('Formulas', () => {
  test.each([
    ['Let $x$ be.', 1],
    ['Let $a^2 + b^2$ be.', 1],
    ['$$\na + b\n$$', 1],
    ['```math\n\\frac{1}{2}\n```', 1],
    ['It costs $5 or $10.', 0],
    ['Set $HOME and $PATH.', 0],
    ['A $x$ costs $5 or $10.', 1],
  ])('are found in %s', async (body, count) => {
    const { html, warnings } = await compileForeign(body)
    expect(html.match(/<math/g) ?? []).toHaveLength(count)
    expect(warnings).toEqual([])
  })

  test("aren't read in our own content", async () => {
    expect((await compile('Let $x$ be.')).html).toBe('<p>Let $x$ be.</p>')
  })
})

describe('Heading ids', () => {
  // From @docusaurus/mdx-loader 3.10.2 with the same text.
  test.each([
    ['### `testEnvironment` \\[string]', ['testenvironment-string']],
    ['# Start\n\n## Start', ['start-1']],
    ['## A {/* #b */}\n\n## A', ['b', 'a']],
    ['## A <!-- #b -->', ['b']],
    ['## A { /*#b:-c*/ }', ['b:-c']],
    ['## A\n\n## A\n\n## B {#a-1}', ['a', 'a-1', 'a-1']],
    ['## A *b* [c](/d) `e`', ['a-b-c-e']],
    ['## ![alt](/i.png) text', ['alt-text']],
    ['## Ünï & <b>bold</b>', ['ünï--bold']],
  ])('of %s are those of Docusaurus', async (body, expected) => {
    expect((await compileForeign(body)).headings.map(({ id }) => id)).toEqual(expected)
  })
})
