import type { CSSProperties } from 'react'
import type { Placed } from '@/lib/catalog/graph/place'

/** From which width of its frame on the wide picture fits; app/styles/graph.css knows the same three. */
export function toSizeClass(width: number): string {
  return width <= 440 ? 'graph-s' : width <= 620 ? 'graph-m' : 'graph-l'
}

/** Custom properties for the places on a narrow and on a wide page: the same boxes are moved by the stylesheet. */
export function toPlaces(key: string, narrow: Placed, wide: Placed): CSSProperties {
  const at = ({ boxes }: Placed) => `${boxes[key]?.x ?? 0}px,${boxes[key]?.y ?? 0}px`
  return { '--n': at(narrow), '--w': at(wide) } as CSSProperties
}

/** The same for the size of the whole picture. */
export function toSizes(narrow: Placed, wide: Placed): CSSProperties {
  return {
    '--nw': `${narrow.width}px`,
    '--nh': `${narrow.height}px`,
    '--ww': `${wide.width}px`,
    '--wh': `${wide.height}px`,
  } as CSSProperties
}
