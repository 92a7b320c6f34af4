import { Fragment } from 'react'
import { getMessage } from '@/lib/catalog/find'
import { getCatalog } from '@/lib/catalog/load'
import {
  choosePart,
  compareMessages,
  toHunks,
  toRows,
  type MessageChanges,
  type SchemaChange,
} from '@/lib/catalog/schema/changes'
import type { Message } from '@/lib/catalog/types'
import { site } from '@/lib/kit/site'
import { PageBody } from './page-body'
import { DrawingFigure, KindMark, ResourceName } from './parts'

/** How many characters of its text it shows. */
const MAX_TEXT = 240

const signs = { added: '+', removed: '−', changed: '~' } as const

function Change({ change: { path, change, what, breaking } }: { change: SchemaChange }) {
  return (
    <li className={`change-${change}`}>
      <span className="change-sign">
        <i aria-hidden="true">{signs[change]}</i> {change}
      </span>
      <code>{path}</code>
      <span className="change-what">{what}</span>
      {breaking ? <b className="change-breaking">breaking</b> : null}
    </li>
  )
}

function Verdict({ changes, audience }: MessageChanges) {
  const breaking = changes.filter((change) => change.breaking).length
  if (breaking === 0) return <span className="verdict verdict-safe">No breaking changes for {audience}</span>
  return (
    <span className="verdict verdict-breaking">
      {breaking} of {changes.length} changes break{breaking === 1 ? 's' : ''} {audience}
    </span>
  )
}

type Hunk = ReturnType<typeof toHunks>[number]

function Lines({ hunk }: { hunk: Hunk }) {
  return (
    <pre>
      <code>
        {hunk.map(({ change, line }, index) => {
          const text = `${change} ${line}\n`
          if (change === '+') return <ins key={index}>{text}</ins>
          return change === '-' ? <del key={index}>{text}</del> : text
        })}
      </code>
    </pre>
  )
}

/** Changed parts of a schema side by side, as in EventCatalog. In narrow containers, removed lines are above added ones. */
export function SideBySide({ parts }: { parts: readonly Hunk[] }) {
  return parts.map((hunk, index) => (
    <div key={index} className="sides">
      {toRows(hunk).map(({ before, after, isChanged }, row) =>
        isChanged ? (
          <Fragment key={row}>
            {before === undefined ? <i /> : <del>{`- ${before}`}</del>}
            {after === undefined ? <i /> : <ins>{`+ ${after}`}</ins>}
          </Fragment>
        ) : (
          <Fragment key={row}>
            <span>{`  ${before}`}</span>
            <span aria-hidden="true">{`  ${after}`}</span>
          </Fragment>
        ),
      )}
    </div>
  ))
}

type VersionsProps = Record<'before' | 'after', Message> & { title: string | undefined }

/** A changelog entry, as EventCatalog shows it: version, date, badges, text, and both schemas side by side. */
function ChangelogEntry({ before, after, title }: VersionsProps) {
  const { createdAt, badges = [], markdown = '' } = after.changelog ?? {}
  const parts = toHunks(before.schema?.text, after.schema?.text)
  const shown = choosePart(parts, compareMessages(before, after)?.changes ?? [])
  const label = `Changelog of ${after.name} in EventCatalog: ${after.version} compared with ${before.version}`
  return (
    <DrawingFigure className="changelog" label={label} title={title}>
      <div className="changelog-about">
        <p className="changelog-version">
          <b className="tag">{after.version}</b>
          <b>
            {createdAt} {after.isLatest ? '(latest)' : ''}
          </b>
          {badges.map((badge) => (
            <span key={badge} className="verdict verdict-breaking">
              {badge}
            </span>
          ))}
          <span className="resource-name">
            <KindMark kind={after.kind} />
            {after.name}
          </span>
        </p>
        <PageBody resource={{ ...after, markdown }} most={MAX_TEXT} />
      </div>
      <p className="sides-head">
        <span>
          <code>{before.schema?.file}</code> {before.version}
        </span>
        <span>{after.version}</span>
      </p>
      <SideBySide parts={shown} />
      <p className="sides-foot">
        {parts.length > shown.length ? `${shown.length} of ${parts.length} changed parts. ` : ''}A changelog in
        EventCatalog {site.versions.core}.
      </p>
    </DrawingFigure>
  )
}

/** The changes by field, and line by line. Protobuf schemas only have the latter. */
function FieldSummary({ before, after, title }: VersionsProps) {
  const compared = compareMessages(before, after)
  const label = `What changed in the schema of ${after.name} from ${before.version} to ${after.version}`
  return (
    <DrawingFigure className="schema-diff" label={label} title={title}>
      <div className="drawn-bar">
        <ResourceName resource={after}>
          <span className="tag">{before.version}</span>
          <span className="sr-only">to</span>
          <i className="arrow" />
          <span className="tag">{after.version}</span>
        </ResourceName>
        {compared && <Verdict {...compared} />}
      </div>
      {compared && (
        <ul className="changes">
          {compared.changes.map((change) => (
            <Change key={`${change.path} ${change.what}`} change={change} />
          ))}
        </ul>
      )}
      <details open={compared === undefined}>
        <summary>
          Line by line{after.schema && ', '}
          {after.schema && <code>{after.schema.file}</code>}
        </summary>
        <docs-scroll class="line-diff">
          {toHunks(before.schema?.text, after.schema?.text).map((hunk, index) => (
            <Lines key={index} hunk={hunk} />
          ))}
        </docs-scroll>
      </details>
      {compared && <p className="sides-foot">Our summary. EventCatalog shows both files side by side.</p>}
    </DrawingFigure>
  )
}

/** Changes between two versions. EventCatalog only shows both files, so the summary says that it's from this site. */
export function SchemaDiff(props: { message: string; from: string; to: string; title?: string; view?: string }) {
  const { message, from, to, title, view } = props
  const [before, after] = [getMessage(getCatalog(), message, from), getMessage(getCatalog(), message, to)]
  const View = view === 'changelog' ? ChangelogEntry : FieldSummary
  return <View before={before} after={after} title={title} />
}
