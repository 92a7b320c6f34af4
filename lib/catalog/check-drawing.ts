import { getDrawing, type DrawingName, type DrawingProps } from './drawings'
import { describeMissing, findResource, listVersions } from './find'
import type { Catalog } from './types'

/** Problems with a drawing tag's attributes, as messages for the author. Empty if everything it references exists. */
export function checkDrawing(catalog: Catalog, name: DrawingName, props: DrawingProps): string[] {
  const { names, takes, versions = {} } = getDrawing(name)
  const given = Object.keys(names).filter((key) => props[key] !== undefined)
  const expected = Object.keys(names)
    .map((key) => `"${key}"`)
    .join(', ')
  if (given.length > 1) return [`<${name}> accepts only one of ${expected}, found ${given.length}.`]
  const [key] = given
  if (key === undefined) return takes === 'one' ? [`<${name}> requires one of ${expected}.`] : []
  const [kinds, id] = [names[key] ?? [], props[key] ?? '']
  const resource = findResource(catalog, kinds, id)
  if (resource === undefined) return [`<${name} ${key}>: ${describeMissing(catalog, kinds, id)}`]
  return Object.entries(versions).flatMap(([field, need]) => {
    const version = props[field]
    if (version === undefined) return need === 'required' ? [`<${name}> requires "${field}".`] : []
    if (findResource(catalog, kinds, id, version) !== undefined) return []
    const known = listVersions(catalog, kinds, id)
    return [`<${name} ${field}>: ${id} has no version "${version}". Expected ${known.join(' or ')}.`]
  })
}
