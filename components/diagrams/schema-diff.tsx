import { getMessage } from '@/lib/catalog/find'
import { getCatalog } from '@/lib/catalog/load'
import { compareMessages, type MessageChanges, type SchemaChange, toHunks } from '@/lib/catalog/schema/changes'
import type { MessageSchema } from '@/lib/catalog/types'
import { DrawingFigure, ResourceName } from './parts'

interface SchemaDiffProps {
  message: string
  from: string
  to: string
  title?: string
}

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

/** The changed lines of a schema, with the lines around them. */
export function Hunks({ before, after }: Record<'before' | 'after', MessageSchema | undefined>) {
  return (
    <docs-scroll class="line-diff">
      {toHunks(before?.text ?? '', after?.text ?? '').map((hunk, index) => (
        <pre key={index}>
          <code>
            <Hunk hunk={hunk} />
          </code>
        </pre>
      ))}
    </docs-scroll>
  )
}

/** The changes between two versions of a schema: by field, with breaking changes flagged, and as a line diff. */
export function SchemaDiff({ message: id, from, to, title }: SchemaDiffProps) {
  const catalog = getCatalog()
  const [before, after] = [getMessage(catalog, id, from), getMessage(catalog, id, to)]
  const compared = compareMessages(before, after)
  const label = `What changed in the schema of ${after.name} from ${before.version} to ${after.version}`
  return (
    <DrawingFigure className="schema-diff" label={label} title={title}>
      <div className="drawn-bar">
        <ResourceName resource={after}>
          <span className="tag">{before.version}</span>
          <span className="visually-hidden">to</span>
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
    </DrawingFigure>
  )
}
