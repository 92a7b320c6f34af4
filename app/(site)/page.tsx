import type { Metadata } from 'next'
import { StructuredData } from '@/components/layout/structured-data'
import { listAreaEntries } from '@/lib/docs/area-entries'
import { toMetadata } from '@/lib/seo'
import { site } from '@/lib/site'
import { buildSoftwareApplication, buildWebSite } from '@/lib/structured-data/build'
import { withBase } from '@/lib/urls'

export const metadata: Metadata = toMetadata({ title: site.name, description: site.description, path: '/' })

export default function Home() {
  const [start] = listAreaEntries()
  return (
    <>
      <StructuredData items={[buildWebSite(), buildSoftwareApplication()]} />
      <main id="content" className="home" tabIndex={-1}>
        <h1>{site.tagline}</h1>
        <p className="docs-lead">{site.description}</p>
        <p className="home-actions">
          {start === undefined ? null : (
            <a className="button" href={withBase(start.entry)}>
              Get started
            </a>
          )}
          {start === undefined ? null : (
            <a className="button button-quiet" href={withBase('/docs')}>
              Read the documentation
            </a>
          )}
        </p>
      </main>
    </>
  )
}
