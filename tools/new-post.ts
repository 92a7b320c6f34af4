import { planPost, runNew } from '@/tools/authoring/new'

const usage = `npm run new:post -- SLUG ["Title"] [--date 2025-01-31] [--publish]

  SLUG       last part of the URL: retry-policies becomes /blog/retry-policies
  Title      1 to 6 words in sentence case; derived from SLUG by default
  --date     day of publication; today by default
  --publish  publish the post instead of creating a draft, and update the address lists`

runNew(usage, 'date', planPost)
