import { Fragment } from 'react'
import { getMessage } from '@/lib/catalog/find'
import { getCatalog } from '@/lib/catalog/load'
import {
  choosePart,
  compareMessages,
  type MessageChanges,
  type SchemaChange,
  toHunks,
  toRows,
} from '@/lib/catalog/schema/changes'
import type { Message, MessageSchema } from '@/lib/catalog/types'
import { site } from '@/lib/kit/site'
import { PageBody } from './page-body'
import { DrawingFigure, KindMark, ResourceName } from './parts'

interface SchemaDiffProps {
  message: string
  from: string
  to: string
  title?: string
  /** The summary by field (default), or EventCatalog's changelog. */
  view?: string
}

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

function Hunk({ hunk }: { hunk: ReturnType<typeof toHunks>[number] }) {
  return hunk.map(({ change, line }, index) => {
    const text = `${change} ${line}\n`
    if (change === '+') return <ins key={index}>{text}</ins>
    if (change === '-') return <del key={index}>{text}</del>
    return text
  })
}

interface Versions {
  before: MessageSchema | undefined
  after: MessageSchema | undefined
}

/** The changed lines of a schema, with the lines around them. */
function Hunks({ before, after }: Versions) {
  return (
    <docs-scroll class="line-diff">
      {toHunks(before?.text, after?.text).map((hunk, index) => (
        <pre key={index}>
          <code>
            <Hunk hunk={hunk} />
          </code>
        </pre>
      ))}
    </docs-scroll>
  )
}

interface SideBySideProps extends Versions {
  /** The changed parts to show. Defaults to all of them. */
  parts?: ReturnType<typeof toHunks>
}

/** Both versions of a schema side by side, as in EventCatalog. In narrow containers, removed lines are above added ones. */
export function SideBySide({ before, after, parts }: SideBySideProps) {
  return (parts ?? toHunks(before?.text, after?.text)).map((hunk, index) => (
    <div key={index} className="sides">
      {toRows(hunk).map(({ before: left, after: right, isChanged }, row) =>
        isChanged ? (
          <Fragment key={row}>
            {left === undefined ? <i /> : <del>{`- ${left}`}</del>}
            {right === undefined ? <i /> : <ins>{`+ ${right}`}</ins>}
          </Fragment>
        ) : (
          <Fragment key={row}>
            <span>{`  ${left}`}</span>
            <span aria-hidden="true">{`  ${right}`}</span>
          </Fragment>
        ),
      )}
    </div>
  ))
}

/** A changelog entry, as EventCatalog shows it: version, date, badges, text, and both schemas side by side. */
function ChangelogEntry({ before, after, title }: { before: Message; after: Message; title: string | undefined }) {
  const { createdAt, badges = [], markdown = '' } = after.changelog ?? {}
  const parts = toHunks(before.schema?.text, after.schema?.text)
  const shown = choosePart(parts, compareMessages(before, after)?.changes ?? [])
  return (
    <DrawingFigure
      className="changelog"
      label={`Changelog of ${after.name} in EventCatalog: ${after.version} compared with ${before.version}`}
      title={title}
    >
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
      <SideBySide before={before.schema} after={after.schema} parts={shown} />
      <p className="sides-foot">
        {parts.length > shown.length ? `${shown.length} of ${parts.length} changed parts. ` : ''}A changelog in
        EventCatalog {site.versions.core}.
      </p>
    </DrawingFigure>
  )
}

/**
 * The changes between two versions of a schema. EventCatalog only shows both files side by side, so the summary by field
 * says that it's from this site.
 */
export function SchemaDiff({ message: id, from, to, title, view }: SchemaDiffProps) {
  const catalog = getCatalog()
  const [before, after] = [getMessage(catalog, id, from), getMessage(catalog, id, to)]
  if (view === 'changelog') return <ChangelogEntry before={before} after={after} title={title} />
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
        {compared === undefined ? null : <Verdict {...compared} />}
      </div>
      {compared === undefined ? null : (
        <ul className="changes">
          {compared.changes.map((change) => (
            <Change key={`${change.path} ${change.what}`} change={change} />
          ))}
        </ul>
      )}
      <details open={compared === undefined}>
        <summary>
          Line by line{after.schema === undefined ? null : ', '}
          {after.schema === undefined ? null : <code>{after.schema.file}</code>}
        </summary>
        <Hunks before={before.schema} after={after.schema} />
      </details>
      {compared === undefined ? null : (
        <p className="sides-foot">Our summary. EventCatalog shows both files side by side.</p>
      )}
    </DrawingFigure>
  )
}
