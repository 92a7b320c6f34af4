import { findResource } from '../find'
import { resourceKinds, type Catalog, type Team, type User } from '../types'
import { joinInlines, toList, type Inline, type ListItem, type TextBlock } from './blocks'
import { nameOf } from './names'

/** Teams and users that a tag references: a resource's owners, or a single team or user. */
export function listOwners(catalog: Catalog, props: { of?: string; team?: string; user?: string }): (Team | User)[] {
  const resource = props.of === undefined ? undefined : findResource(catalog, resourceKinds, props.of)
  const ids = [...(resource?.owners ?? []), props.team, props.user].filter((id) => id !== undefined)
  return ids.flatMap((id) => findResource(catalog, ['team', 'user'], id) ?? [])
}

function toItem(catalog: Catalog, owner: Team | User): ListItem {
  if (owner.kind === 'user') return { line: [nameOf(owner), ...(owner.role === undefined ? [] : [`, ${owner.role}`])] }
  const members: Inline[] = owner.members.flatMap((id) => {
    const member = findResource(catalog, ['user'], id)
    return member === undefined ? [] : [nameOf(member)]
  })
  const summary = owner.summary === undefined ? '' : `: ${owner.summary}`
  return { line: [nameOf(owner), summary, ...(members.length === 0 ? [] : [' Members: ', ...joinInlines(members)])] }
}

/** A resource's owners, with roles and members. */
export function toOwnersText(catalog: Catalog, props: { of?: string; team?: string; user?: string }): TextBlock[] {
  const resource = props.of === undefined ? undefined : findResource(catalog, resourceKinds, props.of)
  const head: TextBlock[] =
    resource === undefined ? [] : [{ type: 'paragraph', line: ['Owners of ', nameOf(resource, true)] }]
  return [...head, ...toList(listOwners(catalog, props).map((owner) => toItem(catalog, owner)))]
}
