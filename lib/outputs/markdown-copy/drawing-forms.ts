import { type DrawingName, drawings, getCatalog, getDrawing, isDrawingName, toMarkdown } from '../../catalog'
import type { TextForm, TextProps } from './types'

function toTexts(props: TextProps): Record<string, string> {
  return Object.fromEntries(
    Object.entries(props).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

/** A drawing's text, the same as on the page. */
function toForm(name: DrawingName): TextForm {
  return (props) => toMarkdown(getDrawing(name).text(getCatalog(), toTexts(props)))
}

/** Every drawing that authors can use, from lib/catalog/drawings.ts. */
export const drawingForms = Object.fromEntries(
  Object.keys(drawings)
    .filter(isDrawingName)
    .map((name) => [name, toForm(name)]),
) as Record<DrawingName, TextForm>
