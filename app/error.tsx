'use client'

import { CrashPage } from '@/components/layout/crash-page.client'

/** In place of a page that failed while React drew it. */
export default function PageError({ error }: { error: Error }) {
  return <CrashPage message={error.message} />
}
