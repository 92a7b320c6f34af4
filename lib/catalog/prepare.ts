import type { DrawingName, DrawingProps } from './drawings'
import type { Catalog } from './types'

/**
 * Works out what a drawing needs before it can be rendered, such as a layout: rendering cannot wait.
 * Nothing has to be prepared for a drawing that is made of text alone.
 */
export function prepareDrawing(_catalog: Catalog, _name: DrawingName, _props: DrawingProps): Promise<void> {
  return Promise.resolve()
}
