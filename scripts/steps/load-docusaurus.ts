import { findPackageName, runSiteFile } from '@/lib/mdx/site-code'

/**
 * Runs a JavaScript file of a Docusaurus site and prints a zero byte, then its default export and a hash of its code as
 * JSON: `load-docusaurus.ts FILE`. Runs in a separate process, because it's someone else's code.
 */

/** Plugins are functions, or packages that aren't installed. Their names are enough. */
function nameFunctions(_: string, value: unknown): unknown {
  return typeof value === 'function' ? (findPackageName(value) ?? value.name) : value
}

const [, , file = ''] = process.argv
process.stdout.write(`\0${JSON.stringify(await runSiteFile(file), nameFunctions)}`)
