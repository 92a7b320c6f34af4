import type { ReactNode } from 'react'
import { splitShown, toToneClass } from './show'

export const sectionLayouts = ['stack', 'split', 'flip', 'wide', 'lead', 'walk', 'close'] as const
export const sectionTones = ['ground', 'sunken', 'ink'] as const

/**
 * A part of a page from edge to edge. `split` has words left and what is shown right, `flip` the other way round,
 * `wide` shows below its words over the whole width, `lead` has its heading at the left and the words at the right,
 * `close` ends a page.
 */
export function Section({
  layout = 'stack',
  tone = 'ground',
  children,
}: {
  layout?: string
  tone?: string
  children?: ReactNode
}) {
  const { words, shown } = splitShown(children)
  return (
    <section className={`part part-${layout} ${toToneClass(tone)}`}>
      <div className="part-inner">
        <div className="part-words">{words}</div>
        {shown}
      </div>
    </section>
  )
}
