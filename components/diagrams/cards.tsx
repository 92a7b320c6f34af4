import { getResource } from '@/lib/catalog/find'
import { getCatalog } from '@/lib/catalog/load'
import { toAddress } from '@/lib/catalog/page/model'
import { toItem } from '@/lib/catalog/page/sections'
import { namesOf } from '@/lib/catalog/text/blocks'
import { findOwners, readMessages } from '@/lib/catalog/text/tables'
import type { Domain, Team, User } from '@/lib/catalog/types'
import { getInitials } from '@/lib/kit/initials'
import { DrawingFigure, ItemName, KindMark, Line, ResourceName } from './parts'
import { TableHead } from './page-text'
import { ScreenBar } from './resource-page'

const arrows = { sends: '→', receives: '←', 'sends and receives': '↔' } as const

/** Table of the messages that a service, or a domain's services, send and receive. */
export function MessageTable({ title, ...props }: { service?: string; domain?: string; title?: string }) {
  const { owner, rows } = readMessages(getCatalog(), props)
  return (
    <DrawingFigure className="message-table" label={`Messages of ${owner.name}`} title={title}>
      <div className="drawn-bar">
        <ResourceName resource={owner} />
        <span className="drawn-facts">{rows.length} messages</span>
      </div>
      <docs-scroll>
        <table className="wide">
          <TableHead names={['Message', 'Direction', 'Channel', 'Summary']} />
          <tbody>
            {rows.map(({ message: { id, kind, name, version, channels, summary }, direction }) => (
              <tr key={id + version}>
                <th scope="row">
                  <span>
                    <KindMark kind={kind} />
                    <span>
                      {name} <small>{`${kind} ${version}`}</small>
                    </span>
                  </span>
                </th>
                <td className="direction">
                  <i aria-hidden="true">{arrows[direction]}</i> {direction}
                </td>
                <td>
                  <Line line={namesOf(channels)} />
                </td>
                <td>{summary}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </docs-scroll>
    </DrawingFigure>
  )
}

function Owner({ owner }: { owner: Team | User }) {
  const isTeam = owner.kind === 'team'
  const about = isTeam ? owner.summary : owner.role
  const members = isTeam ? owner.members : owner.teams
  return (
    <li className="owner">
      <span className={`owner-picture${isTeam ? ' is-team' : ''}`} aria-hidden="true">
        {isTeam ? <KindMark kind="team" /> : getInitials(owner.name)}
      </span>
      <div>
        <p className="owner-name">
          <b>{owner.name}</b> <small>{owner.kind}</small>
        </p>
        {about && <p>{about}</p>}
        {owner.email && <p className="owner-mail">{owner.email}</p>}
        {members.length === 0 ? null : (
          <ul className="owner-members" aria-label={isTeam ? 'Members' : 'Teams'}>
            {members.map((member) => (
              <li key={member.id}>
                <ItemName {...toItem(member)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

/** The owners of a resource, or one team or user, with their contact details. */
export function OwnersCard({ title, ...props }: Partial<Record<'of' | 'team' | 'user' | 'title', string>>) {
  const { resource, owners } = findOwners(getCatalog(), props)
  const label = resource === undefined ? (owners[0]?.name ?? '') : `Owners of ${resource.name}`
  return (
    <DrawingFigure className="owners-card" label={label} title={title}>
      {resource && (
        <div className="drawn-bar">
          <ResourceName resource={resource} />
          <span className="drawn-facts">Owners</span>
        </div>
      )}
      <ul className="owners">
        {owners.map((owner) => (
          <Owner key={owner.id} owner={owner} />
        ))}
      </ul>
    </DrawingFigure>
  )
}

function Terms({ domain: { name: domainName, language }, level }: { domain: Domain; level: 'Domain' | 'Subdomain' }) {
  if (language.length === 0) return null
  return (
    <>
      <p className="body-heading">
        {domainName} {level} Language
      </p>
      <ul className="terms">
        {language.map(({ id, name, summary, description }) => (
          <li key={id}>
            <p className="term-name">{name}</p>
            {summary && <p>{summary}</p>}
            {description && (
              <p>
                <span className="drawn-link">Read more</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The terms of a domain and its subdomains, drawn like EventCatalog's language explorer. */
export function UbiquitousLanguage({ domain: id, title }: { domain: string; title?: string }) {
  const domain = getResource(getCatalog(), ['domain'], id)
  const address = toAddress(domain).replace(/[^/]+$/, 'language')
  return (
    <DrawingFigure className="language" label={`Ubiquitous language of ${domain.name}`} title={title}>
      <ScreenBar address={address} />
      <div className="screen-main">
        <p className="screen-crumbs">
          <KindMark kind="domain" />
          {domain.name}
          <i className="arrow" />
          <KindMark kind="term" />
          Ubiquitous Language Explorer
        </p>
        <Terms domain={domain} level="Domain" />
        {domain.domains.map((part) => (
          <Terms key={part.id} domain={part} level="Subdomain" />
        ))}
      </div>
    </DrawingFigure>
  )
}
