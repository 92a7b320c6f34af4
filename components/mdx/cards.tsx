import type { ReactNode } from 'react'
import { KindIcon } from '@/components/ui/kind-icon'

/** Links to a few pages, with a short description of each. */
export function Cards({ children }: { children?: ReactNode }) {
  return <ul className="cards">{children}</ul>
}

export function Card({
  title,
  href,
  icon,
  children,
}: {
  title: string
  href: string
  icon?: string
  children?: ReactNode
}) {
  return (
    <li className="card">
      {icon === undefined ? null : <KindIcon name={icon} />}
      <a href={href} className="card-title">
        {title}
      </a>
      <div className="card-text">{children}</div>
    </li>
  )
}
