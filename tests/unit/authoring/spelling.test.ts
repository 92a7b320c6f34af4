import { expect, it } from 'vitest'
import { createSpeller } from '@/lib/authoring/lint/speller'
import { fineProse, lintTree } from './lint-tree'
import { toOwnPage } from '../../support/tree'

const speller = createSpeller()
const fence = '```'

it('finds misspellings and British spellings wherever a reader sees words, each with its line', async () => {
  const text = [
    'The behaviour is\ndefinately wrong.',
    '| Colour |\n|---|\n| `recieve` |',
    '<Figure src="./a.svg" alt="A serivce" />',
    fineProse,
  ].join('\n\n')
  const files = { 'docs/a.mdx': toOwnPage(text, { title: 'A catalogg' }) }
  expect(await lintTree(files, speller)).toEqual([
    'content/docs/a.mdx:2  Unknown word "catalogg". Did you mean "catalog"? Words of ours belong to cspell-words.txt.',
    'content/docs/a.mdx:7  Unknown word "behaviour". Did you mean "behavior"? Words of ours belong to cspell-words.txt.',
    'content/docs/a.mdx:8  Unknown word "definately". Did you mean "definitely"? Words of ours belong to cspell-words.txt.',
    'content/docs/a.mdx:10  Unknown word "Colour". Did you mean "color"? Words of ours belong to cspell-words.txt.',
    'content/docs/a.mdx:14  Unknown word "serivce". Did you mean "service"? Words of ours belong to cspell-words.txt.',
  ])
})

it.each([
  ['code', `Use \`recieve\` as it is.\n\n${fence}text\nrecieve definately\n${fence}`],
  [
    'addresses',
    'It stands at /docs/recieve, at [a page](/docs/recieve#definately), and at https://recieve.example/definately.',
  ],
  ['names of packages', 'Install @eventcatlog/plugin-recieve first.'],
  ['files of a project tree', '<ProjectTree>\n\n- recieve/ what it is\n\n</ProjectTree>'],
  ['comments', '{/* definately a comment */}'],
  ['names that the word list has', 'Parcelwise delivers with EventCatalog and OrderService.'],
])('leaves %s alone', async (_, text) => {
  expect(await lintTree({ 'docs/a.mdx': toOwnPage(`${text}\n\n${fineProse}`) }, speller)).toEqual([])
})
