import { readFileSync } from 'node:fs'

/** The pages to render, as decoded path segments relative to their route. The others are from earlier builds. */
export interface RenderList {
  docs: string[][]
  posts: string[][]
  integrations: string[]
  pages: string[][]
}

/** Routes with a page for each entry of the content. */
export type PageRoute = keyof RenderList

/** Set by `npm run build` to a file with a `RenderList`. */
export const renderListVariable = 'RENDER_LIST'

let list: RenderList | undefined

/** The pages of a route to render: in a build only those that have changed, otherwise all. */
export function chooseSlugs<Route extends PageRoute>(
  route: Route,
  listAll: () => RenderList[Route],
): RenderList[Route] {
  const file = process.env[renderListVariable]
  if (file === undefined) return listAll()
  list ??= JSON.parse(readFileSync(file, 'utf8')) as RenderList
  return list[route]
}
