/** What starts React on a page, which the export takes out of it: see docs/decisions/024-react-when-somebody-is-there.md. */
export interface RuntimePlan {
  /** Addresses of the scripts, all of which have to be there. */
  scripts: string[]
  /** What Next.js gives its module loader to begin with. */
  entry: unknown
  /** Address of the data that React starts from, or that data itself where no file holds it. */
  data: { address: string; build: string } | { rows: string }
}

/** Id of the element that holds the plan as JSON. */
export const planId = 'runtime'

/** Name of the event that tells that React has taken over. */
export const runtimeReady = 'site:runtime-ready'

/** Name of the event that tells that React shows another page than before. */
export const runtimeShown = 'site:runtime-shown'
