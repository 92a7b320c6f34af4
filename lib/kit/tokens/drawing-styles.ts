import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const styles = path.resolve('app/styles')

/** Style sheets of drawings, which most pages don't need. */
export const drawingStyles = 'kind-masks drawn schemas screens file-to-page graph flow-walk design'.split(' ')
/** Style sheets that mention drawings, but also style other parts of a page. */
const otherStyles = ['live', 'motion', 'parts', 'print']

/** Classes and elements in a style sheet's selectors. */
function listNames(name: string): string[] {
  const css = readFileSync(path.join(styles, `${name}.css`), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const selectors = css.replaceAll(/[^{};]*;/g, '')
  return [...selectors.matchAll(/\.([a-zA-Z][\w-]*)|(?<![\w.#-])([a-z]+-[a-z-]+)(?=[\s{,:[>)])/g)].map(
    ([, className, element]) => className ?? element ?? '',
  )
}

let drawingNames: Set<string> | undefined

/** Names that only occur in drawings. */
function getDrawingNames(): Set<string> {
  if (drawingNames !== undefined) return drawingNames
  const others = readdirSync(styles)
    .map((file) => path.basename(file, '.css'))
    .filter((name) => ![...drawingStyles, ...otherStyles].includes(name))
  const shared = new Set(others.flatMap(listNames))
  return (drawingNames = new Set(drawingStyles.flatMap(listNames).filter((name) => !shared.has(name))))
}

/** Whether the HTML contains anything that only the drawing style sheets apply to. */
export function hasDrawings(html: string): boolean {
  const known = getDrawingNames()
  for (const [, element = '', classes = ''] of html.matchAll(/<([a-z][\w-]*)(?:[^>]*?\sclass="([^"]*)")?/g)) {
    if (known.has(element) || classes.split(' ').some((name) => known.has(name))) return true
  }
  return false
}
