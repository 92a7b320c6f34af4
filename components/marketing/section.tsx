import type { ReactNode } from 'react'
import { splitShown, toToneClass } from './show'

export const sectionLayouts = ['stack', 'split', 'flip', 'wide', 'lead', 'walk', 'close'] as const
export const sectionTones = ['ground', 'sunken', 'ink'] as const

/**
 * A full-width section. `split` puts the text on the left and the visual on the right, `flip` the other way around,
 * `wide` puts a full-width visual below the text, `lead` has the heading on the left and the text on the right,
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
    <section className={`part mt-0 part-${layout} ${toToneClass(tone, layout)}`}>
      <div className="part-inner">
        <div className="part-words">{words}</div>
        {shown}
      </div>
    </section>
  )
}
