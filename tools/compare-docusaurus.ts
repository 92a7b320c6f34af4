import { compareExports, toReport } from './docusaurus/compare-exports'

/** Prints how our export of a Docusaurus site differs from its own build: `compare-docusaurus.ts OURS THEIRS`. */
const [, , ours, theirs] = process.argv
if (ours === undefined || theirs === undefined) throw new Error('Expected two exports: OURS THEIRS.')
const comparison = compareExports(ours, theirs)
console.log(toReport(comparison))
