import { readFileSync, writeFileSync } from 'node:fs'
import { readmeFile } from './paths'
import { insertBetweenMarkers, writeReport } from './report/table'
import { readResults } from './results'

/** Writes the results in `results.json` to README.md in this folder: `npm run table`. */
const results = readResults()
if (results === undefined) throw new Error('results.json is missing: run "npm start" first.')
writeFileSync(readmeFile, insertBetweenMarkers(readFileSync(readmeFile, 'utf8'), writeReport(results)))
