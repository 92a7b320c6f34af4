import { toQuery } from './query'
import { searchAreas, type SearchArea } from './types'

/** State of the results page, as stored in its URL. */
export interface SearchPlace {
  query: string
  area?: SearchArea | undefined
  /** Starts at 1. */
  page?: number | undefined
}

export const searchPath = '/search'

/** `/search?q=rbac&area=API&page=2`, without the base path. */
export function toSearchAddress({ query, area, page = 1 }: SearchPlace): string {
  const parameters = new URLSearchParams()
  if (query !== '') parameters.set('q', toQuery(query))
  if (area !== undefined) parameters.set('area', area)
  if (page > 1) parameters.set('page', String(page))
  return parameters.size === 0 ? searchPath : `${searchPath}?${parameters}`
}

/** Parses a URL. Ignores invalid values. */
export function readSearchAddress(search: string): SearchPlace {
  const parameters = new URLSearchParams(search)
  const page = Number(parameters.get('page') ?? 1)
  return {
    query: toQuery(parameters.get('q') ?? ''),
    area: searchAreas.find((area) => area === parameters.get('area')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}
