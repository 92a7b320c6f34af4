import { getFlowLayout } from '@/lib/catalog/flow/layout'
import { buildFlowPlan, toStepKind, type StepBox } from '@/lib/catalog/flow/plan'
import { getResource } from '@/lib/catalog/find'
import { toCylinderPath, toFoldPath, toLinePath, toNotePath } from '@/lib/catalog/graph/shapes'
import { getCatalog } from '@/lib/catalog/load'
import { describeStep } from '@/lib/catalog/text/flow-walk'
import { messageKinds, type Catalog, type Flow, type FlowStep } from '@/lib/catalog/types'
import { Line } from './drawing-text'
import { Words } from './words'

function Shape({ box: { kind, width, height } }: { box: StepBox }) {
  const note = messageKinds.find((name) => name === kind)
  if (kind === 'container') return <path d={toCylinderPath(width, height)} />
  if (note === undefined) return <rect width={width} height={height} rx={kind === 'actor' ? height / 2 : 6} />
  return (
    <>
      <path d={toNotePath(note, width, height)} />
      {note === 'event' ? <path className="g-fold" d={toFoldPath(width, height)} /> : null}
    </>
  )
}

function Step({ catalog, flow, step, index }: { catalog: Catalog; flow: Flow; step: FlowStep; index: number }) {
  const kind = toStepKind(catalog, step)
  const what = describeStep(catalog, step)
  const summary = step.summary ?? step.party?.summary
  const numberOf = (id: string) => flow.steps.findIndex((other) => other.id === id) + 1
  return (
    <li className={`k-${kind}`} data-step={index + 1}>
      <strong>{step.title}</strong>
      {what.length === 0 ? null : (
        <span className="walk-what">
          {' '}
          <Line line={what} />
        </span>
      )}
      {summary === undefined ? null : <span className="walk-summary">{summary}</span>}
      {step.next.length === 0 ? null : (
        <ul className="walk-next">
          {step.next.map(({ id, label }) => (
            <li key={id} data-to={numberOf(id)}>
              {label === undefined ? 'Then' : `${label}:`} step {numberOf(id)}, {flow.steps[numberOf(id) - 1]?.title}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** From which width of its frame on the picture is shown; below it, the list of steps is the picture. */
function toSize(width: number): string {
  if (width <= 326) return ''
  return width <= 500 ? ' walk-m' : ' walk-l'
}

/** A flow as a picture with numbered steps, and the same steps as a list that is walked through one by one. */
export function FlowWalk({ flow: id, title }: { flow: string; title?: string }) {
  const catalog = getCatalog()
  const flow = getResource(catalog, ['flow'], id)
  const plan = buildFlowPlan(catalog, flow)
  const { width, height, boxes, lines, labels } = getFlowLayout(plan)
  const name = title ?? `${flow.name}, step by step`
  return (
    <flow-walk>
      <figure className={`graph walk${toSize(width)}`} aria-label={name}>
        <docs-scroll class="graph-frame" label={name}>
          <svg
            className="graph-svg walk-svg"
            width={width}
            height={height}
            viewBox={`0 0 ${width} ${height}`}
            role="img"
            aria-label={`${name}. The list below has the same steps.`}
          >
            <g className="g-lines">
              {plan.lines.map(({ key, from, to }) => {
                const numberOf = (step: string) => plan.boxes.find((box) => box.id === step)?.number
                return (
                  <path key={key} data-line={`${numberOf(from)} ${numberOf(to)}`} d={toLinePath(lines[key] ?? [])} />
                )
              })}
            </g>
            {plan.lines.map(({ key, label, labelHeight }) => {
              const at = labels[key]
              return at === undefined ? null : (
                <Words
                  key={key}
                  lines={label}
                  x={at.x + 3}
                  middle={at.y + labelHeight / 2 + 1}
                  step={13}
                  className="walk-label"
                />
              )
            })}
            {plan.boxes.map((box) => (
              <g
                key={box.id}
                className={`g-note k-${box.kind}`}
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
        </docs-scroll>
        <div className="graph-caption">
          <span className="graph-title">{name}</span>
        </div>
        <ol className="walk-steps">
          {flow.steps.map((step, index) => (
            <Step key={step.id} catalog={catalog} flow={flow} step={step} index={index} />
          ))}
        </ol>
      </figure>
    </flow-walk>
  )
}
