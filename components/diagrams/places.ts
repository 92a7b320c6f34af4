import type { CSSProperties } from 'react'
import type { Placed } from '@/lib/catalog/layout-cache'

/** Class for the container width that fits the wide layout. app/styles/graph.css has the same three. */
export function toSizeClass(width: number): string {
  return width <= 440 ? 'graph-s' : width <= 620 ? 'graph-m' : 'graph-l'
}

/** Custom properties with a box's position in each layout. CSS picks one, so boxes are rendered once. */
export function toPlaces(key: string, narrow: Placed, wide: Placed): CSSProperties {
  const at = ({ boxes }: Placed) => `${boxes[key]?.x ?? 0}px,${boxes[key]?.y ?? 0}px`
  return { '--n': at(narrow), '--w': at(wide) } as CSSProperties
}

/** Custom properties with the size of each layout. */
export function toSizes(narrow: Placed, wide: Placed): CSSProperties {
  return {
    '--nw': `${narrow.width}px`,
    '--nh': `${narrow.height}px`,
    '--ww': `${wide.width}px`,
    '--wh': `${wide.height}px`,
  } as CSSProperties
}
