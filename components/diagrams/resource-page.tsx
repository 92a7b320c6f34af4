import { Fragment } from 'react'
import { boards } from '@/lib/catalog/boards'
import { buildPage } from '@/lib/catalog/page/model'
import { getCatalog } from '@/lib/catalog/load'
import { toKindName } from '@/lib/catalog/types'
import { getNamed } from '@/lib/catalog/text/resource-page'
import { site } from '@/lib/kit/site'
import { DrawingFigure } from './parts'
import { PageScreen } from './page-screen'
import { numberFields, splitFields, textField } from '@/lib/catalog/page/front-matter'
import { Callout, CalloutProvider } from './callouts'

/** Title bar of a page drawing: the page's path in a catalog, and a note that it's a drawing. */
export function ScreenBar({ address }: { address: string }) {
  return (
    <div className="drawn-bar">
      <Callout field="id">
        <code>{address}</code>
      </Callout>
      <span className="drawn-facts">Illustration of the page in EventCatalog {site.versions.core}</span>
    </div>
  )
}

/** A resource's page, drawn as in the documented version of EventCatalog. */
export function ResourcePage({ title, ...props }: Record<string, string | undefined>) {
  const catalog = getCatalog()
  const resource = getNamed(catalog, props)
  const page = buildPage(catalog, resource)
  const label = `The page of the ${toKindName(resource.kind)} ${resource.name}`
  return (
    <DrawingFigure className="resource-page" label={label} title={title}>
      <ScreenBar address={page.address} />
      <PageScreen page={page} board={boards[props.board ?? '']} />
    </DrawingFigure>
  )
}

/** Maximum number of lines per field. The rest is only counted, so both halves stay about the same height. */
const maxLines = 7
/** Maximum number of characters after the first paragraph. */
const maxText = 480

function Lines({ lines }: { lines: readonly string[] }) {
  const shown = lines.length > maxLines + 1 ? lines.slice(0, maxLines) : lines
  return (
    <span className="file-lines">
      {shown.map((line, index) => {
        const [, before = '', key = '', rest = line] = /^(\s*(?:- )?)([\w-]+:)(.*)$/.exec(line) ?? []
        return (
          <span key={index} className="file-line">
            {before}
            {key === '' ? null : <span className="te">{key}</span>}
            {rest}
          </span>
        )
      })}
      {shown.length === lines.length ? null : (
        <span className="file-line file-rest">
          {'  '}# {lines.length - shown.length} more lines
        </span>
      )}
    </span>
  )
}

/** A file's front matter next to the page it generates. Matching numbers connect each field to its place on the page. */
export function FileToPage({ title, ...props }: Record<string, string | undefined>) {
  const catalog = getCatalog()
  const resource = getNamed(catalog, props)
  const page = buildPage(catalog, resource)
  const fields = splitFields(resource.frontMatter)
  const id = `${resource.kind}-${resource.id}`.toLowerCase()
  const [, start = '', more = ''] = /^(.*?)(?:\n\n(.*))?$/s.exec(resource.markdown) ?? []
  const callouts = { id, numbers: numberFields(fields, page), usedIds: new Set<string>() }
  const label = `The file of the ${toKindName(resource.kind)} ${resource.name}, and the page that it becomes`
  return (
    <DrawingFigure className="file-to-page" label={label} title={title}>
      <div className="file-half flex flex-col">
        <div className="drawn-bar">
          <code>
            {resource.file.split('/').map((part, index) => (
              <Fragment key={index}>
                {index === 0 ? null : ['/', <wbr key="break" />]}
                {part}
              </Fragment>
            ))}
          </code>
        </div>
        <div className="file-text flex grow flex-col">
          <CalloutProvider value={{ ...callouts, side: 'file' }}>
            <span className="file-fence">---</span>
            {fields.map(({ field, lines }) => (
              <Callout key={field} field={field}>
                <Lines lines={lines} />
              </Callout>
            ))}
            <span className="file-fence">---</span>
            <Callout field={textField}>
              <span className="file-line file-body">{start}</span>
            </Callout>
            {/* Whole lines, as many as fit next to the page. The rest is in a hidden column. */}
            {more === '' ? null : (
              <span data-excerpt className="file-line file-body h-0 grow columns-1 overflow-hidden">
                {more.slice(0, maxText)}
              </span>
            )}
          </CalloutProvider>
        </div>
      </div>
      <div className="page-half">
        <CalloutProvider value={{ ...callouts, side: 'page' }}>
          <ScreenBar address={page.address} />
          <PageScreen page={page} text={160} />
        </CalloutProvider>
      </div>
    </DrawingFigure>
  )
}
