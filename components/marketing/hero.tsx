import { splitShown, toToneClass, type PartProps } from './show'

export const heroLayouts = ['split', 'above'] as const

const splitClass =
  'docs:grid docs:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] docs:items-start docs:gap-(--gap) docs:[--show-top:0px]'

/** Heading on the left and text on the right, so the visual below starts in the first screen. */
const columnsClass = 'part-columns docs:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] docs:grid-rows-[auto_1fr]'

/**
 * The top of a page: heading, introduction, and a product visual to the right or below.
 * @param props `kicker` is a short text above the heading
 * @throws if there's no visual
 */
export function Hero(props: PartProps & { title: string; kicker?: string }) {
  const { title, kicker, layout = 'split', tone = 'ground', children } = props
  const { words, shown } = splitShown(children)
  if (shown.length === 0) throw new Error(`<Hero title="${title}"> has no visual. Add a <Show>.`)
  const isSplit = layout === 'split'
  return (
    <header data-slot="hero" className={`hero border-b border-line hero-${layout} ${toToneClass(tone)}`}>
      <div className={`part-inner py-[clamp(1.75rem,4vw,3.25rem)] [--show-top:2rem] ${isSplit ? splitClass : ''}`}>
        <div className={`part-words ${isSplit ? '' : columnsClass}`}>
          {kicker && <p className="kicker text-sm font-semibold text-balance text-muted docs:col-start-1">{kicker}</p>}
          <h1 className="page-title docs:col-start-1 docs:row-[2/span_3] docs:max-w-none">{title}</h1>
          {words}
        </div>
        {shown}
      </div>
    </header>
  )
}
