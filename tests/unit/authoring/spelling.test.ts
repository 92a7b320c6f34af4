import path from 'node:path'
import { expect, it } from 'vitest'
import { findMisspellings } from '@/tools/lint/spelling'
import { makeTree, toOwnPage } from '../../support/tree'

const fence = '```'

const wrong = [
  'The behaviour is\ndefinately wrong.',
  '| Colour |\n|---|\n| `recieve` |',
  '<Figure src="./a.svg" alt="A serivce" />',
].join('\n\n')

const right = [
  // Code
  `Use \`recieve\` as it is.\n\n${fence}text\nrecieve definately\n${fence}`,
  `- A point\n\n  ${fence}text\n  recieve definately\n  ${fence}`,
  // Paths, links and ids
  '## At /docs/recieve, [a page](/docs/recieve#definately), and https://recieve.example/definately {#recieve}',
  '<Figure src="./definately.svg" alt="A service" />',
  // Names of packages and of files in a project tree
  'Install @eventcatlog/plugin-recieve first.',
  '<ProjectTree>\n\n- recieve/ what it is\n\n</ProjectTree>',
  // Comments
  '{/* definately a comment */}\n\n<!-- definately a comment -->',
  // Names in cspell-words.txt
  'Parcelwise delivers with EventCatalog and OrderService.',
].join('\n\n')

it('finds misspellings and British spellings wherever readers see text, and leaves everything else alone', async () => {
  const dir = makeTree({
    'content/docs/wrong.mdx': toOwnPage(wrong, { title: 'A catalogg' }),
    'content/docs/right.mdx': toOwnPage(right, { keywords: ['recieve'], slug: 'definately' }).replace(
      /^description:.*$/m,
      "description: 'A page that doesn''t use JSON for its description.'",
    ),
    'content/docs/_category_.json': { label: 'Serivces', link: { type: 'generated-index' } },
  })
  const files = ['wrong.mdx', 'right.mdx', '_category_.json'].map((name) => path.join(dir, 'content/docs', name))
  const advice = 'Correct it, or add it to cspell-words.txt. Similar:'
  expect((await findMisspellings(dir, files)).sort()).toEqual([
    `content/docs/_category_.json:2  Unknown word "Serivces". ${advice} Services*`,
    `content/docs/wrong.mdx:10  Unknown word "Colour". ${advice} Color`,
    `content/docs/wrong.mdx:14  Unknown word "serivce". ${advice} service*`,
    `content/docs/wrong.mdx:2  Unknown word "catalogg". ${advice} catalog`,
    `content/docs/wrong.mdx:7  Unknown word "behaviour". ${advice} behavior`,
    `content/docs/wrong.mdx:8  Unknown word "definately". ${advice} definitely*`,
  ])
})

it("fails if cspell couldn't check a file", async () => {
  const dir = makeTree({})
  await expect(findMisspellings(dir, [path.join(dir, 'gone.mdx')])).rejects.toThrow(/^cspell failed .*gone\.mdx/)
})
