import { planDoc, runNew } from '@/tools/authoring/new'

const usage = `npm run new:doc -- PATH ["Title"] [--kind KIND] [--publish]

  PATH       in content/docs, without extension: development/guides/channels/retries
  Title      1 to 6 words in sentence case; derived from PATH by default
  --kind     tutorial, how-to (default), reference, explanation or index
  --publish  publish the page instead of creating a draft, and update the address lists`

runNew(usage, 'kind', planDoc)
