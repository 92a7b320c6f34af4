import { StructuredData } from '@/components/layout/structured-data'
import { listAreaEntries } from '@/lib/docs/areas'
import { site } from '@/lib/kit/site'
import { buildSoftwareApplication, buildWebSite } from '@/lib/outputs/structured-data'
import { withBase } from '@/lib/kit/urls'

/** Home page for content trees without their own: tagline, description and links to the docs, if there are any. */
export function PlainStart() {
  const [start] = listAreaEntries()
  return (
    <>
      <StructuredData items={[buildWebSite(), buildSoftwareApplication()]} />
      <main id="content" className="home" tabIndex={-1}>
        <h1>{site.tagline}</h1>
        <p className="docs-lead">{site.description}</p>
        {start === undefined ? null : (
          <p className="home-actions">
            <a className="button" href={withBase(start.entry)}>
              Get started
            </a>
            <a className="button button-quiet" href={withBase('/docs')}>
              Read the docs
            </a>
          </p>
        )}
      </main>
    </>
  )
}
