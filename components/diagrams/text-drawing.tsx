import { getDrawing, type DrawingName, type DrawingProps } from '@/lib/catalog/drawings'
import { getCatalog } from '@/lib/catalog/load'
import { DrawingText } from './drawing-text'

/** Fallback component that renders only the text version of a drawing. */
export function createTextDrawing(name: DrawingName) {
  return function TextDrawing({ title, ...props }: DrawingProps) {
    return (
      <figure className="drawing">
        <DrawingText blocks={getDrawing(name).text(getCatalog(), props)} />
        {title === undefined ? null : <figcaption>{title}</figcaption>}
      </figure>
    )
  }
}
