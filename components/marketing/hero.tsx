import type { ReactNode } from 'react'
import { splitShown, toToneClass } from './show'

export const heroLayouts = ['split', 'above'] as const

interface HeroProps {
  title: string
  /** Short text above the heading. */
  kicker?: string
  layout?: string
  tone?: string
  children?: ReactNode
}

/**
 * The top of a page: heading, introduction, and a product visual to the right or below.
 * @throws if there's no visual
 */
export function Hero({ title, kicker, layout = 'split', tone = 'ground', children }: HeroProps) {
  const { words, shown } = splitShown(children)
  if (shown.length === 0) throw new Error(`<Hero title="${title}"> has no visual. Add a <Show>.`)
  return (
    <header data-slot="hero" className={`hero border-b border-line hero-${layout} ${toToneClass(tone)}`}>
      <div className="part-inner">
        <div className="part-words">
          {kicker === undefined ? null : (
            <p className="kicker text-sm font-semibold text-balance text-muted">{kicker}</p>
          )}
          <h1 className="page-title">{title}</h1>
          {words}
        </div>
        {shown}
      </div>
    </header>
  )
}
