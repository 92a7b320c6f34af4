import { hashExampleInputs, recordPass } from './steps/passed-examples'
import { runVitest } from './steps/run-tests'

/** `npm run test:examples`: runs the examples, and records that they pass, so that `npm test` can skip them. */
const inputs = hashExampleInputs()
const { failed } = await runVitest('examples', ['examples'])
if (failed === 0) recordPass(inputs)
process.exit(failed === 0 ? 0 : 1)
