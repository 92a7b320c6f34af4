import { Fragment } from 'react'
import { buildEntityPlan, getEntityLayout, headHeight, rowMiddle, type EntityBox } from '@/lib/catalog/entities'
import { getResource } from '@/lib/catalog/find'
import type { Placed } from '@/lib/catalog/layout-cache'
import { toLinePath } from '@/lib/catalog/graph/shapes'
import { getCatalog } from '@/lib/catalog/load'
import { describeEntities } from '@/lib/catalog/text/tables'
import { ListView, PartList, PlainLine, toPlaces, toSizeClass, toSizes } from './parts'

function Table({ box: { name, mark, isRoot, isForeign, rows, width, height } }: { box: EntityBox }) {
  return (
    <g className={`e-box${isRoot && !isForeign ? ' e-root' : ''}${isForeign ? ' e-foreign' : ''}`}>
      <rect width={width} height={height} rx={6} />
      <path className="e-head" d={`M0 ${headHeight}V6a6 6 0 0 1 6-6h${width - 12}a6 6 0 0 1 6 6v${headHeight - 6}z`} />
      <text x={10} y={17} className="e-name">
        {name}
      </text>
      <text x={10} y={31} className="e-mark">
        {mark}
      </text>
      {rows.map((row, index) => (
        <text key={row.name} x={10} y={rowMiddle(index) + 4} className={row.isKey ? 'e-key' : undefined}>
          {row.name}
          {row.isOptional ? '?' : ''}
          <tspan x={width - 10} className={row.to === undefined ? 'e-type' : 'e-to'}>
            {row.note}
          </tspan>
        </text>
      ))}
    </g>
  )
}

function Lines({ placed, className }: { placed: Placed; className: string }) {
  return (
    <g className={`g-lines ${className}`}>
      {Object.entries(placed.lines).map(([key, points]) => (
        <path key={key} d={toLinePath(points)} />
      ))}
    </g>
  )
}

/** The entities of a domain as tables with lines between them. */
export function EntityPicture({ domain, label }: { domain: string; label: string }) {
  const boxes = buildEntityPlan(getCatalog(), domain)
  const { wide, narrow } = getEntityLayout(boxes)
  return (
    <svg className={`graph-svg ${toSizeClass(wide.width)}`} style={toSizes(narrow, wide)} role="img" aria-label={label}>
      <Lines placed={narrow} className="g-narrow" />
      <Lines placed={wide} className="g-wide" />
      {boxes.map((box) => (
        <g key={box.key} className="g-at" style={toPlaces(box.key, narrow, wide)}>
          <Table box={box} />
        </g>
      ))}
    </svg>
  )
}

/** The entities of a domain with their properties and relations. */
export function EntityMap({ domain: id, title }: { domain: string; title?: string }) {
  const domain = getResource(getCatalog(), ['domain'], id)
  const name = title ?? `Entities of ${domain.name}`
  return (
    <figure className="graph entities" aria-label={name}>
      <docs-scroll class="graph-frame" label={name}>
        <EntityPicture domain={id} label={`${name}. The list below has the same information.`} />
      </docs-scroll>
      <div className="graph-caption">
        <span className="graph-title">{name}</span>
        <span className="graph-legend">bold: identifier · ?: optional · arrow: refers to</span>
      </div>
      <ListView>
        {describeEntities(domain).map(({ line, items }, index) => (
          <Fragment key={index}>
            <p>
              <PlainLine line={line} />
            </p>
            <PartList items={items} />
          </Fragment>
        ))}
      </ListView>
    </figure>
  )
}
