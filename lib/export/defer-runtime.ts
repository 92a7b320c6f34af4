import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { basePath } from '../kit/options'
import type { PageFiles } from './page-files'
import { trimRows } from './trim-payload'

/**
 * Next.js writes into each page what starts React on it: scripts to load, and data. A page is whole without it, and
 * most are read without it, so both are taken out here. What is left is a plan, with which a script of ours does the
 * same once somebody is there. See docs/decisions/024-react-when-somebody-is-there.md.
 */

const asyncScript = /<script src="([^"]+)" async=""[^>]*><\/script>/g
/** For browsers that know no modules, and so run none of our scripts. */
const oldScript = /<script src="([^"]+)" noModule=""[^>]*><\/script>/g
const scriptHint = /<link rel="preload" as="script"[^>]*\/?>/g
const entryScript = /<script id="_R_"[^>]*>[^<]*?\.push\((\{[^<]*\})\);?<\/script>/g
const dataScript =
  /<script>(?:self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)|\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\))<\/script>/g

/** Same shape as `RuntimePlan` of components/runtime/runtime-plan.ts, which reads it. */
interface Plan {
  scripts: string[]
  entry: unknown
  data: { address: string; build: string } | { rows: string }
}

function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** The name of a build, as the data of its pages has it. */
function findBuild(rows: string): string | undefined {
  return /"b":"([^"]+)"/.exec(rows)?.[1]
}

/**
 * Takes out what starts React, and puts a plan and our script in its place.
 * @param html a page as Next.js exports it
 * @param file name of the page in the export, for errors
 * @param script address of the script that every page loads
 * @param beside the same data in a file, where there is one: then the page only says where
 * @throws when the page is not written as expected: a new version of Next.js may write it in another way
 */
export function deferPage(
  html: string,
  file: string,
  script: string,
  beside: { address: string; rows: string } | undefined,
): string {
  const scripts = [...html.matchAll(asyncScript)].map(([, address = '']) => address)
  const entries = [...html.matchAll(entryScript)].map(([, entry = '']) => JSON.parse(entry) as unknown)
  const rows = [...html.matchAll(dataScript)]
    .map(([, text]) => (text === undefined ? '' : (JSON.parse(text) as string)))
    .join('')
  const build = findBuild(rows)
  if (scripts.length === 0 || entries.length !== 1 || build === undefined)
    throw new Error(
      `${file}  ${scripts.length} scripts, ${entries.length} entries and ${rows.length} characters of data with${build === undefined ? 'out' : ''} a build were found. Expected what starts React, as Next.js 16 writes it.`,
    )
  const plan: Plan = {
    scripts: [...new Set(scripts)],
    entry: entries[0],
    data: beside?.rows === rows ? { address: beside.address, build } : { rows: trimRows(rows) },
  }
  const rest = [asyncScript, oldScript, scriptHint, entryScript, dataScript].reduce(
    (text, part) => text.replaceAll(part, ''),
    html,
  )
  if (/__next_f|TURBOPACK/.test(rest.replace(/<main[\s\S]*<\/main>/, '')))
    throw new Error(`${file}  Found an unknown script that starts React. Expected to know all of them.`)
  return rest
    .replace('</head>', () => `<script type="module" src="${script}"></script></head>`)
    .replace('</body>', () => `<script type="application/json" id="runtime">${toScriptJson(plan)}</script></body>`)
}

/** The data of a page in its own file, as `next build` writes it beside the page. */
function readBeside(folder: string, file: string): { address: string; rows: string } | undefined {
  const name = file.replace(/\.html$/, '.txt')
  if (!existsSync(path.join(folder, name))) return undefined
  return { address: encodeURI(`${basePath}/${name}`), rows: readFileSync(path.join(folder, name), 'utf8') }
}

/**
 * Does so on every page of an export.
 * @param folder the export
 * @returns the number of pages
 * @throws when a page is not written as expected
 */
export function deferRuntime(pages: PageFiles, folder: string, script: string): number {
  let deferred = 0
  const old = new Set<string>()
  for (const [file, html] of pages) {
    // Pages that only lead on have no React.
    if (!html.includes('__next_f')) continue
    for (const [, address = ''] of html.matchAll(oldScript)) old.add(address.slice(basePath.length))
    pages.set(file, deferPage(html, file, script, readBeside(folder, file)))
    deferred++
  }
  for (const address of old) rmSync(path.join(folder, address))
  return deferred
}
