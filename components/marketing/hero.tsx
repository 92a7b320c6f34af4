import type { ReactNode } from 'react'
import { splitShown, toToneClass } from './show'

export const heroLayouts = ['split', 'above', 'plain'] as const

interface HeroProps {
  title: string
  /** Short text above the heading. */
  kicker?: string
  layout?: string
  tone?: string
  children?: ReactNode
}

/** The top of a page: heading, introduction, and a product visual to the right or below. */
export function Hero({ title, kicker, layout = 'plain', tone = 'ground', children }: HeroProps) {
  const { words, shown } = splitShown(children)
  return (
    <header className={`hero hero-${layout} ${toToneClass(tone)}`}>
      <div className="part-inner">
        <div className="part-words">
          {kicker === undefined ? null : <p className="kicker">{kicker}</p>}
          <h1>{title}</h1>
          {words}
        </div>
        {shown}
      </div>
    </header>
  )
}
