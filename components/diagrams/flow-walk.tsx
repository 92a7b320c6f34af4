import { getFlowLayout, buildFlowPlan, toStepKind, type StepBox } from '@/lib/catalog/flow/plan'
import { getResource } from '@/lib/catalog/find'
import { toCylinderPath, toLinePath } from '@/lib/catalog/graph/shapes'
import { getCatalog } from '@/lib/catalog/load'
import { namesOf } from '@/lib/catalog/text/blocks'
import { describeStep } from '@/lib/catalog/text/flow-walk'
import { messageKinds, type Flow } from '@/lib/catalog/types'
import { NoteShape } from './graph-figure'
import { Pairs, PlainLine, Words } from './parts'

function Shape({ box: { kind, width, height } }: { box: StepBox }) {
  const note = messageKinds.find((name) => name === kind)
  if (kind === 'container') return <path d={toCylinderPath(width, height)} />
  if (note === undefined) return <rect width={width} height={height} rx={kind === 'actor' ? height / 2 : 6} />
  return <NoteShape kind={note} width={width} height={height} />
}

/** Links to other steps, with their numbers and the labels of the connecting lines. */
function StepLinks({ flow, links }: { flow: Flow; links: readonly { id: string; label?: string }[] }) {
  return (
    <ul>
      {links.map(({ id, label }) => {
        const at = flow.steps.findIndex((step) => step.id === id)
        return (
          <li key={id}>
            {label === undefined ? null : `${label}: `}
            <a href={`#${toStepId(flow, at)}`} data-to={at + 1}>
              {at + 1}. {flow.steps[at]?.title}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function toStepId({ id }: Pick<Flow, 'id'>, index: number): string {
  return `${id}-step-${index + 1}`
}

/** The first step is current until the custom element loads. */
function toStepClass(kind: string, index: number): string {
  return index === 0 ? `${kind} is-current` : kind
}

function StepName({ title, index }: { title: string; index: number }) {
  return (
    <>
      <span className="walk-number">{index + 1}</span> {title}
    </>
  )
}

function Step({ flow, index }: { flow: Flow; index: number }) {
  const step = flow.steps[index]
  if (step === undefined) return null
  const { kind, name, summaries, facts } = describeStep(step)
  if (kind !== undefined) facts.unshift([kind.charAt(0).toUpperCase() + kind.slice(1), [name]])
  if (index === 0) facts.push(['Flow', [flow.summary ?? flow.name]], ['Flow owners', namesOf(flow.owners)])
  const before = flow.steps.filter(({ next }) => next.some(({ id }) => id === step.id))
  const toLinks = (links: typeof step.next, none: string) =>
    links.length === 0 ? none : <StepLinks flow={flow} links={links} />
  return (
    <li className={toStepClass(`k-${toStepKind(step)}`, index)} id={toStepId(flow, index)} data-step={index + 1}>
      <strong>
        <StepName title={step.title} index={index} />
      </strong>
      {summaries.map((summary) => (
        <p key={summary}>{summary}</p>
      ))}
      {facts.length > 0 && (
        <Pairs
          className="walk-facts"
          pairs={facts.map(([label, line]) => [label, <PlainLine key={label} line={line} />])}
        />
      )}
      <Pairs
        className="walk-ends"
        pairs={[
          ['Comes after', toLinks(before, 'None: the flow starts here')],
          ['Followed by', toLinks(step.next, 'None: the flow ends here')],
        ]}
      />
    </li>
  )
}

/** Class that sets the container width from which the picture is shown. Narrower containers only get the list. */
function toSize(width: number): string {
  if (width <= 326) return ''
  return width <= 500 ? ' walk-m' : ' walk-l'
}

/** The steps of a flow as numbered notes with lines between them. */
export function FlowPicture({ flow, label }: { flow: Flow; label: string }) {
  const plan = buildFlowPlan(flow)
  const { width, height, boxes, lines, labels } = getFlowLayout(plan)
  return (
    <svg
      className="graph-svg walk-svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <g className="g-lines">
        {plan.lines.map(({ key, from, to }) => {
          const numberOf = (step: string) => plan.boxes.find((box) => box.id === step)?.number
          return <path key={key} data-line={`${numberOf(from)} ${numberOf(to)}`} d={toLinePath(lines[key] ?? [])} />
        })}
      </g>
      {plan.lines.map(({ key, label, labelHeight }) => {
        const { x, y } = labels[key] ?? {}
        if (x === undefined || y === undefined) return null
        const middle = y + labelHeight / 2 + 1
        return <Words key={key} lines={label} x={x + 3} middle={middle} step={13} className="walk-label" />
      })}
      {plan.boxes.map((box) => (
        <g
          key={box.id}
          className={toStepClass(`g-note k-${box.kind}`, box.number - 1)}
          data-step={box.number}
          transform={`translate(${boxes[box.id]?.x} ${boxes[box.id]?.y})`}
        >
          <Shape box={box} />
          <text className="walk-number" x={17} y={box.height / 2 + 4} textAnchor="middle">
            {box.number}
          </text>
          <Words lines={box.lines} x={32} middle={box.height / 2} />
        </g>
      ))}
    </svg>
  )
}

/** A flow as a picture and a list to go through step by step. Has its final size before the custom element loads. */
export function FlowWalk({ flow: id, title, idPrefix = '' }: { flow: string; title?: string; idPrefix?: string }) {
  const flow = getResource(getCatalog(), ['flow'], id)
  const { width } = getFlowLayout(buildFlowPlan(flow))
  const name = title ?? `${flow.name}, step by step`
  return (
    <flow-walk>
      <figure className={`graph walk${toSize(width)}`} aria-label={name}>
        <div className="graph-caption">
          <span className="graph-title">{name}</span>
        </div>
        <div className="walk-bar">
          <button type="button" disabled>
            Previous
          </button>
          <button type="button">Next</button>
          <span>Step 1 of {flow.steps.length}</span>
          <button type="button" className="walk-all">
            Show all steps
          </button>
        </div>
        <ol className="walk-index">
          {flow.steps.map((step, index) => (
            <li key={step.id} className={toStepClass(`k-${toStepKind(step)}`, index)} data-step={index + 1}>
              <button type="button">
                <StepName title={step.title} index={index} />
              </button>
            </li>
          ))}
        </ol>
        <docs-scroll class="graph-frame" label={name}>
          <FlowPicture flow={flow} label={`${name}. The list below has the same steps.`} />
        </docs-scroll>
        <ol className="walk-steps">
          {flow.steps.map((step, index) => (
            <Step key={step.id} flow={{ ...flow, id: idPrefix + flow.id }} index={index} />
          ))}
        </ol>
      </figure>
    </flow-walk>
  )
}
