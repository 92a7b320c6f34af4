import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { createRandom } from '@/bench/growth/corpus'
import { run } from '../support/run'
import { buildTree, findDifferences, readExportedFiles } from '../support/site-build'
import { toPage } from '../support/tree'
import { setUpTreeSandbox } from '../support/tree-sandbox'

const { sandbox, out } = setUpTreeSandbox()

/** Number of builds. Each takes about 20 seconds, so only `npm run test:all` runs them. */
const steps = 12
const seed = Number(process.env.SEQUENCE_SEED ?? 26)

/** What a tree should look like in the export: each page's text by address. */
type Tree = Map<string, string>

describe(`Random edits between builds, with SEQUENCE_SEED=${seed}`, () => {
  const random = createRandom(seed)
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(random() * list.length)]
    if (found === undefined) throw new Error('There is nothing to pick from.')
    return found
  }
  const trees = new Map<string, Tree>([
    ['first', new Map()],
    ['second', new Map()],
  ])
  let current = 'first'
  let count = 0

  const toFile = (address: string) => path.join(sandbox, 'trees', current, `${address}.mdx`)
  const getTree = () => trees.get(current) ?? new Map<string, string>()
  const toText = () => `Text ${++count} of this page.`

  function save(address: string, text: string) {
    const file = toFile(address)
    mkdirSync(path.dirname(file), { recursive: true })
    const fields = address.startsWith('/blog/') ? { date: '2025-01-31' } : {}
    writeFileSync(file, toPage(text, { title: `Page ${address}`, ...fields }))
    getTree().set(address, text)
  }

  function remove(address: string) {
    rmSync(toFile(address))
    getTree().delete(address)
  }

  /** `/docs/start` always stays, because a tree needs a page. */
  const listRemovable = () => [...getTree().keys()].filter((address) => address !== '/docs/start')

  const edits: Record<string, () => void> = {
    add: () => save(`/docs/${pick(['a', 'b', 'c/d'])}/page-${++count}`, toText()),
    'add a post': () => save(`/blog/post-${++count}`, toText()),
    edit: () => save(pick([...getTree().keys()]), toText()),
    move: () => {
      const from = pick(listRemovable())
      const to = `/${from.split('/')[1]}/moved-${++count}`
      const text = getTree().get(from) ?? ''
      const old = toFile(from)
      remove(from)
      save(to, text)
      expect(existsSync(old)).toBe(false)
    },
    delete: () => remove(pick(listRemovable())),
    'change a title': () => {
      const file = toFile(pick([...getTree().keys()]))
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, `title: Title ${++count}`))
    },
    'name a folder': () => {
      const folder = path.join(sandbox, 'trees', current, 'docs/b')
      if (!existsSync(folder)) return
      writeFileSync(path.join(folder, '_category_.json'), JSON.stringify({ label: `Folder ${++count}` }))
    },
    'delete all posts': () => {
      for (const address of listRemovable()) if (address.startsWith('/blog/')) remove(address)
    },
    'rename a folder': () => {
      const folder = path.join(sandbox, 'trees', current, 'docs/a')
      if (!existsSync(folder)) return
      renameSync(folder, `${folder}${++count}`)
      for (const [address, text] of [...getTree()])
        if (address.startsWith('/docs/a/')) {
          getTree().delete(address)
          getTree().set(address.replace('/docs/a/', `/docs/a${count}/`), text)
        }
    },
    'other tree': () => {
      current = current === 'first' ? 'second' : 'first'
    },
  }

  /** Pages of the export that come from files, with the text between their tags. */
  function readExport(): Tree {
    const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
    const pages = files.filter((name) => /^(docs|blog)\/.*\.html$/.test(name) && !/^blog\/(tags|archive)/.test(name))
    return new Map(
      pages.flatMap((name) => {
        const text = /Text \d+ of this page\./.exec(readFileSync(path.join(out, name), 'utf8').split('<main ')[1] ?? '')
        const address = `/${name.replace(/\.html$/, '')}`
        return text === null || !/page-|moved-|post-|start/.test(address) ? [] : [[address, text[0]] as const]
      }),
    )
  }

  beforeAll(() => {
    for (const name of ['second', 'first']) {
      current = name
      save('/docs/start', toText())
      save('/docs/a/page-0', toText())
      save('/blog/post-0', toText())
    }
  })

  const history: string[] = []

  test.each(Array.from({ length: steps }, (_, step) => step))(
    'build %i has exactly the pages of the tree',
    async (step) => {
      for (let edit = 0; edit < 3; edit++) {
        const name = listRemovable().length < 2 ? 'add' : pick(Object.keys(edits))
        history.push(name)
        edits[name]?.()
      }
      // Development leaves drafts and other files behind, here those of its first step.
      if (random() < 0.3) {
        history.push('dev')
        const dev = await run(sandbox, ['--import', 'tsx', 'scripts/content.ts'], {
          CONTENT_DIR: path.join(sandbox, 'trees', current),
          CONTENT_DRAFTS: 'true',
        })
        expect(dev.status, dev.output).toBe(0)
      }
      const result = await buildTree(sandbox, path.join(sandbox, 'trees', current))
      expect(result.status, `${history.join(', ')}\n${result.output}`).toBe(0)
      expect(Object.fromEntries([...readExport()].sort()), history.join(', ')).toEqual(
        Object.fromEntries([...getTree()].sort()),
      )
      if (step % 3 !== 2) return
      const incremental = readExportedFiles(out)
      rmSync(path.join(sandbox, '.cache'), { recursive: true })
      rmSync(path.join(sandbox, '.contentlayer'), { recursive: true })
      const clean = await buildTree(sandbox, path.join(sandbox, 'trees', current))
      expect(clean.status, clean.output).toBe(0)
      expect(findDifferences(incremental, readExportedFiles(out)), history.join(', ')).toEqual([])
    },
  )
})
