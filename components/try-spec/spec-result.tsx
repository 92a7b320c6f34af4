import { Fragment, useState, type ReactNode } from 'react'
import { buildPlan } from '@/lib/catalog/graph/plan'
import { createGraphIds, type GraphIds, type GraphView } from '@/lib/catalog/graph/types'
import { toKey } from '@/lib/catalog/types'
import { withBase } from '@/lib/kit/urls'
import { toKindLine, toSummaryLine, writeConfig } from '@/lib/specs/summary'
import type { SpecFormat, SpecMessage, SpecProblem, SpecResult, SpecService } from '@/lib/specs/types'
import { GraphFigure } from '../diagrams/graph-figure'
import { KindMark } from '../diagrams/parts'
import { placeColumns } from './columns'
import { MAX_DRAWN, toDrawnPlan, toSpecView } from './spec-view'

const MAX_LISTED = 200

const formatNames: Record<SpecFormat, string> = { openapi: 'OpenAPI', asyncapi: 'AsyncAPI' }

export interface SpecResultProps {
  results: readonly SpecResult[]
  install: Record<SpecFormat, string>
  /** Shows a line of the file in the text field. Undefined if the field doesn't have the file. */
  onLine?: ((line: number) => void) | undefined
  onClear?: (() => void) | undefined
}

/** Text with code in backticks. */
function Words({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}

type ProblemsProps = SpecResult & Pick<SpecResultProps, 'onLine'> & { isOnly: boolean }

function Problems({ file, problems, onLine, isOnly }: ProblemsProps) {
  const toItem = ({ line, message, severity }: SpecProblem, index: number) => (
    <li key={index} className="not-first:mt-[0.4rem]">
      <span
        className={`mr-[0.4rem] font-[650] ${severity === 'error' ? 'text-(--danger-text)' : 'text-(--event-text)'}`}
      >
        {severity === 'error' ? 'Error' : 'Warning'}
      </span>{' '}
      {line === undefined ? null : onLine === undefined ? (
        <b>Line {line}</b>
      ) : (
        <button type="button" className="min-h-6 font-semibold text-link underline" onClick={() => onLine(line)}>
          Line {line}
        </button>
      )}{' '}
      <Words text={message} />
    </li>
  )
  if (problems.length === 0) return null
  return (
    <div
      data-slot="try-problems"
      className="mb-4 rounded-md border border-line-strong bg-surface px-4 py-[0.8rem] text-sm wrap-anywhere"
    >
      {isOnly ? null : <p className="mb-[0.4rem] font-semibold text-ink">{file}</p>}
      <ul aria-label={`Problems in ${file}`}>{problems.map(toItem)}</ul>
    </div>
  )
}

const tagsOf = ({ isReference, isDeprecated, isDraft }: SpecMessage) => [
  ...(isReference ? ['documented by another service'] : []),
  ...(isDeprecated ? ['deprecated'] : []),
  ...(isDraft ? ['draft'] : []),
]

interface ItemProps {
  kind: SpecMessage['kind'] | 'service' | 'channel'
  item: { name: string; version: string }
  graphId: string
  children: ReactNode
}

/** The graph reads a node's details from the text of its item, so it has the form `Name (kind): details`. */
function Item({ kind, item: { name, version }, graphId, children }: ItemProps) {
  return (
    <li data-k={graphId || undefined}>
      <KindMark kind={kind} />
      <span>
        <b>{name}</b> <small>{version}</small>{' '}
        <span className={kind === 'channel' ? undefined : `k-${kind}`}>({kind}):</span> <small>{children}</small>
      </span>
    </li>
  )
}

interface ListProps {
  title: string
  service: SpecService
  /** Longer lists are cut, with a button that shows the rest. */
  max?: number
  children: readonly ReactNode[]
}

/** Items of one kind. Long lists show their start, because creating thousands of items freezes the page. */
function List({ title, service, max = Infinity, children }: ListProps) {
  const [isWhole, setWhole] = useState(false)
  if (children.length === 0) return null
  return (
    <div>
      <p className="mt-4 mb-[0.35rem] font-[650] text-ink">
        {title} <small>{children.length}</small>
      </p>
      <ul aria-label={`${title}, ${service.name}`}>{isWhole ? children : children.slice(0, max)}</ul>
      {isWhole || children.length <= max ? null : (
        <button type="button" className="button button-quiet my-3" onClick={() => setWhole(true)}>
          Show all {children.length} messages
        </button>
      )}
    </div>
  )
}

function ServiceList({ service, ids }: { service: SpecService; ids: GraphIds }) {
  const { id, format, formatVersion, messages, channels } = service
  const names = new Map(channels.map((channel) => [channel.id, channel.name]))
  const toItem = (message: SpecMessage) => {
    const through = message.channels.map((channel) => `through ${names.get(channel) ?? channel}`)
    const facts = [message.operations.join(', '), ...through, ...tagsOf(message)]
    const key = toKey(message)
    return (
      <Item key={key} kind={message.kind} item={message} graphId={ids.note(key)}>
        {facts.join(', ')}.{message.id === message.name ? '' : ` Id: ${message.id}.`}
        {message.summary === undefined ? '' : ` ${message.summary}`}
      </Item>
    )
  }
  return (
    <div className="flex flex-wrap gap-x-8 *:min-w-0 *:flex-[1_1_min(15rem,100%)] not-first:mt-8">
      <ul className="basis-full!">
        <Item kind="service" item={service} graphId={ids.party('service', id)}>
          from {formatNames[format]} {formatVersion}. Id: {id}.
        </Item>
      </ul>
      <List title="Receives" service={service} max={MAX_LISTED}>
        {messages.filter(({ isReceived }) => isReceived).map(toItem)}
      </List>
      <List title="Sends" service={service} max={MAX_LISTED}>
        {messages.filter(({ isSent }) => isSent).map(toItem)}
      </List>
      <List title="Channels" service={service}>
        {channels.map((channel) => (
          <Item key={channel.id} kind="channel" item={channel} graphId={ids.channel(channel.id)}>
            {[channel.address ?? channel.id, ...channel.protocols].join(', ')}.
          </Item>
        ))}
      </List>
    </div>
  )
}

/** Code with the same markup as the site's code blocks, so it gets their copy button. */
function Code({ title, language, text }: { title: string; language: string; text: string }) {
  return (
    <docs-code>
      <figure className="code" data-language={language}>
        <figcaption>
          <span className="code-title">{title}</span>
        </figcaption>
        <pre>
          <code>
            {text.split('\n').map((line, index) => (
              <Fragment key={index}>
                <span className="l">{line}</span>
                {'\n'}
              </Fragment>
            ))}
          </code>
        </pre>
      </figure>
    </docs-code>
  )
}

function NextSteps({ results, install }: Pick<SpecResultProps, 'results' | 'install'>) {
  const files = results.flatMap(({ file, service }) => (service === undefined ? [] : [{ file, service }]))
  const formats = (['asyncapi', 'openapi'] as const).filter((format) =>
    files.some(({ service }) => service.format === format),
  )
  return (
    <div>
      <p className="mt-5 mb-3 font-semibold text-ink">Create these pages in your catalog</p>
      <Code title="Terminal" language="bash" text={formats.map((format) => install[format]).join('\n')} />
      <details className="rounded-none border-0 bg-transparent p-0">
        <summary className="chevron flex items-center justify-between gap-4 py-4 pr-1 after:flex-none after:border-muted">
          Add this to eventcatalog.config.js
        </summary>
        <Code title="eventcatalog.config.js" language="js" text={writeConfig(files)} />
        <p className="my-3 text-sm text-muted">
          {'You can change the IDs of services. To get a license key: '}
          {formats.map((format, index) => (
            <span key={format}>
              {index === 0 ? '' : ', '}
              <a href={withBase(`/docs/plugins/${format}/installation`)}>{formatNames[format]} installation</a>
            </span>
          ))}
        </p>
      </details>
      <p>
        Then put the license key into <code>.env</code>, and run <code>npx eventcatalog generate</code>.
      </p>
    </div>
  )
}

/** The graph of imported services, with a note. Like `CatalogGraph`, but laid out right away, in the browser too. */
function SpecGraph({ view, ids, children }: { view: GraphView; ids: GraphIds; children: ReactNode }) {
  const plan = toDrawnPlan(buildPlan(view))
  const layout = { wide: placeColumns(plan, 'wide'), narrow: placeColumns(plan, 'narrow') }
  const note = children && <span className="col-span-full text-sm text-muted">{children}</span>
  return <GraphFigure view={view} plan={plan} ids={ids} note={note} {...layout} />
}

/** What EventCatalog creates from the files: summary, graph, list, problems, and how to do it. */
export function SpecResultView({ results, install, onLine, onClear }: SpecResultProps) {
  const services = results.flatMap(({ service }) => (service === undefined ? [] : [service]))
  const view = toSpecView(services)
  const ids = createGraphIds(view)
  const total = services.reduce((sum, { messages }) => sum + messages.length, 0)
  const names = results.map(({ file }) => file).join(', ')
  return (
    <catalog-graph data-slot="try-result" class="in-[[aria-busy=true]]:*:opacity-60 docs:js:contents">
      <div>
        <div className="mb-4 flex items-start justify-between gap-4">
          <p className="grid min-w-0 wrap-anywhere" data-slot="try-title" tabIndex={-1}>
            <span className="text-sm text-muted">{names}</span>
            <b className="font-display text-xl leading-[1.25] text-balance text-ink">
              {services.length === 0 ? 'Nothing to import yet' : toSummaryLine(services)}
            </b>
            {services.length === 0 ? null : <span className="text-sm text-muted">{toKindLine(services)}</span>}
          </p>
          {onClear === undefined ? null : (
            <button type="button" className="button button-quiet" onClick={onClear}>
              Clear
            </button>
          )}
        </div>
        {results.map((result, index) => (
          <Problems key={index} {...result} onLine={onLine} isOnly={results.length === 1} />
        ))}
        {total === 0 ? null : (
          <SpecGraph view={view} ids={ids}>
            {total > MAX_DRAWN && `The first ${view.messages.length} of ${total} messages. The list has them all.`}
          </SpecGraph>
        )}
      </div>
      {services.length === 0 ? null : (
        <div className="mt-6 docs:col-span-full docs:js:mt-0">
          <docs-scroll
            data-slot="try-list"
            class="spec-list max-h-176 overflow-auto border-b border-line pb-3 text-sm [scrollbar-width:thin]"
            label="Services, messages and channels"
          >
            {services.map((service, index) => (
              <ServiceList key={index} service={service} ids={ids} />
            ))}
          </docs-scroll>
          <NextSteps results={results} install={install} />
        </div>
      )}
    </catalog-graph>
  )
}
