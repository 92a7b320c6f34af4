import { splitShown, toToneClass, type PartProps } from './show'

export const sectionLayouts = ['stack', 'split', 'flip', 'wide', 'lead', 'walk', 'close'] as const
export const sectionTones = ['ground', 'sunken', 'ink'] as const

const splitClass = 'docs:grid docs:items-start docs:gap-(--gap) docs:[--show-top:0px]'

const innerClasses: Record<string, string> = {
  split: `${splitClass} docs:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]`,
  flip: `${splitClass} docs:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]`,
}

/** The text stays in view next to a tall visual. */
const stickyClass = 'docs:sticky docs:top-[calc(var(--bar-height)+2rem)]'

const wordsClasses: Record<string, string> = {
  split: stickyClass,
  flip: `${stickyClass} docs:col-start-2 docs:row-start-1`,
  ...{ lead: 'part-columns', wide: 'part-columns', walk: 'part-columns' },
}

/**
 * A full-width section. `split` puts the text on the left and the visual on the right, `flip` the other way around,
 * `wide` puts a full-width visual below the text, `lead` has the heading on the left and the text on the right,
 * `close` ends a page, always in ink, because the footer has the color of `sunken`.
 */
export function Section({ layout = 'stack', tone = 'ground', children }: PartProps) {
  const { words, shown } = splitShown(children)
  return (
    <section className={`part mt-0 part-${layout} ${toToneClass(layout === 'close' ? 'ink' : tone, layout)}`}>
      <div className={`part-inner ${innerClasses[layout] ?? ''}`}>
        <div className={`part-words ${wordsClasses[layout] ?? ''}`}>{words}</div>
        {shown}
      </div>
    </section>
  )
}
