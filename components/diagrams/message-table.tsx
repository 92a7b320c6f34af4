import { getResource } from '@/lib/catalog/find'
import { getCatalog } from '@/lib/catalog/load'
import { namesOf } from '@/lib/catalog/text/names'
import { listMessageRows } from '@/lib/catalog/text/message-table'
import { DrawingFigure } from './figure'
import { Line } from './line'
import { KindMark, ResourceName } from './name'

interface MessageTableProps {
  service?: string
  domain?: string
  title?: string
}

const arrows = { sends: '→', receives: '←', 'sends and receives': '↔' } as const

/** Table of the messages that a service, or a domain's services, send and receive. */
export function MessageTable({ service, domain, title }: MessageTableProps) {
  const catalog = getCatalog()
  const owner =
    service === undefined ? getResource(catalog, ['domain'], domain ?? '') : getResource(catalog, ['service'], service)
  const rows = listMessageRows(catalog, service === undefined ? { domain: domain ?? '' } : { service })
  return (
    <DrawingFigure className="message-table" label={`Messages of ${owner.name}`} title={title}>
      <div className="drawn-bar">
        <ResourceName resource={owner} />
        <span className="drawn-facts">{rows.length} messages</span>
      </div>
      <docs-scroll>
        <table>
          <thead>
            <tr>
              <th scope="col">Message</th>
              <th scope="col">Direction</th>
              <th scope="col">Channel</th>
              <th scope="col">Summary</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ message, direction }) => (
              <tr key={message.id + message.version}>
                <th scope="row">
                  <span>
                    <KindMark kind={message.kind} />
                    <span>
                      {message.name}{' '}
                      <small>
                        {message.kind} {message.version}
                      </small>
                    </span>
                  </span>
                </th>
                <td className="direction">
                  <i aria-hidden="true">{arrows[direction]}</i> {direction}
                </td>
                <td>{message.channels.length === 0 ? null : <Line line={namesOf(catalog, message.channels)} />}</td>
                <td>{message.summary}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </docs-scroll>
    </DrawingFigure>
  )
}
