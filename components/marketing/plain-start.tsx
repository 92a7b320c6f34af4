import { StructuredData } from '@/components/layout/structured-data'
import { listAreaEntries } from '@/lib/docs/areas'
import { getDocsRoot } from '@/lib/docs/page'
import { getDocsSite } from '@/lib/docs/site'
import { site } from '@/lib/kit/site'
import { buildSoftwareApplication, buildWebSite } from '@/lib/outputs/structured-data'
import { withBase } from '@/lib/kit/urls'
import { isOurSite } from '@/lib/navigation/existing'

/** Home page for content trees without their own: tagline, description and links to the docs, if there are any. */
export function PlainStart() {
  const { versions } = getDocsSite()
  const last = versions.find(({ isLast }) => isLast)
  const first = last?.docs.find(({ id }) => id === last.mainDocId)?.path
  const [start = first === undefined ? undefined : { entry: first }] = isOurSite() ? listAreaEntries() : []
  return (
    <>
      <StructuredData items={isOurSite() ? [buildWebSite(), buildSoftwareApplication()] : [buildWebSite()]} />
      <main
        id="content"
        className="mx-auto max-w-240 px-[clamp(1rem,4vw,3rem)] pt-[clamp(4rem,12vh,8rem)] pb-20"
        tabIndex={-1}
      >
        <h1 className="text-4xl font-[750]">{site.tagline}</h1>
        {isOurSite() ? <p className="docs-lead">{site.description}</p> : null}
        {start === undefined ? null : (
          <p className="mt-8 flex flex-wrap gap-3">
            <a className="button" href={withBase(start.entry)}>
              Get started
            </a>
            <a className="button button-quiet" href={withBase(getDocsRoot())}>
              Read the docs
            </a>
          </p>
        )}
      </main>
    </>
  )
}
