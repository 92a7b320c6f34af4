import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import '../diagrams/drawing-elements'
import { mountIsland } from '../islands/mount-island'
import { SpecResultView, type SpecResultProps } from './spec-result'

const roots = new WeakMap<Element, Root>()

/** Renders a result before it returns. Each one is a new root, because the graph's element changes its own markup. */
export function showResult(place: Element, props: SpecResultProps): void {
  roots.get(place)?.unmount()
  place.replaceChildren()
  flushSync(() => roots.set(place, mountIsland(place, <SpecResultView {...props} />)))
  // Services are in the middle of a graph that has to be scrolled.
  const frame = place.querySelector('.graph-frame')
  if (frame !== null) frame.scrollTop = (frame.scrollHeight - frame.clientHeight) / 2
}

/** Replaces the result with a text. */
export function showText(place: Element, text: string): void {
  roots.get(place)?.unmount()
  roots.delete(place)
  place.textContent = text
}
