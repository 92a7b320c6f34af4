import type { Metadata } from 'next'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { site } from '@/lib/kit/site'
import RootLayout, { metadata as rootMetadata, viewport } from './layout'
import './(site)/site.css'

export { viewport }

export const metadata: Metadata = {
  ...rootMetadata,
  title: `Page not found – ${site.name}`,
  robots: { index: false },
}

/**
 * The exported 404.html. Not in `not-found.tsx`, because Next.js renders that one into the data of every page, which
 * made up half of it.
 */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <NotFoundPage />
    </RootLayout>
  )
}
