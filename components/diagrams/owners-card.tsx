import { findResource } from '@/lib/catalog/find'
import { getCatalog } from '@/lib/catalog/load'
import { listOwnerItems } from '@/lib/catalog/page/items'
import { listOwners } from '@/lib/catalog/text/owners-card'
import { resourceKinds, type Catalog, type Team, type User } from '@/lib/catalog/types'
import { DrawingFigure } from './figure'
import { ItemName, KindMark, ResourceName } from './name'

/** Initials of the first and last name. */
function toInitials(name: string): string {
  const words = name.split(/\s+/)
  return [words.at(0), words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0) ?? '').join('')
}

function Owner({ catalog, owner }: { catalog: Catalog; owner: Team | User }) {
  const isTeam = owner.kind === 'team'
  const about = isTeam ? owner.summary : owner.role
  const members = isTeam ? listOwnerItems(catalog, owner.members) : listOwnerItems(catalog, owner.teams)
  return (
    <li className="owner">
      <span className={`owner-picture${isTeam ? ' is-team' : ''}`} aria-hidden="true">
        {isTeam ? <KindMark kind="team" /> : toInitials(owner.name)}
      </span>
      <div>
        <p className="owner-name">
          <b>{owner.name}</b> <small>{owner.kind}</small>
        </p>
        {about === undefined ? null : <p>{about}</p>}
        {owner.email === undefined ? null : <p className="owner-mail">{owner.email}</p>}
        {members.length === 0 ? null : (
          <ul className="owner-members" aria-label={isTeam ? 'Members' : 'Teams'}>
            {members.map((member) => (
              <li key={member.label}>
                <ItemName {...member} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

interface OwnersCardProps {
  of?: string
  team?: string
  user?: string
  title?: string
}

/** The owners of a resource, or one team or user, with their contact details. */
export function OwnersCard({ title, ...props }: OwnersCardProps) {
  const catalog = getCatalog()
  const resource = props.of === undefined ? undefined : findResource(catalog, resourceKinds, props.of)
  const owners = listOwners(catalog, props)
  const label = resource === undefined ? (owners[0]?.name ?? '') : `Owners of ${resource.name}`
  return (
    <DrawingFigure className="owners-card" label={label} title={title}>
      {resource === undefined ? null : (
        <div className="drawn-bar">
          <ResourceName resource={resource} />
          <span className="drawn-facts">Owners</span>
        </div>
      )}
      <ul className="owners">
        {owners.map((owner) => (
          <Owner key={owner.id} catalog={catalog} owner={owner} />
        ))}
      </ul>
    </DrawingFigure>
  )
}
