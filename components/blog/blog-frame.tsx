import type { ReactNode } from 'react'
import { HtmlSlot } from '@/components/ui/html-slot'

interface BlogFrameProps {
  /** HTML of the aside: years and topics, or all posts. */
  aside: string
  className?: string
  children: ReactNode
}

/** Layout of every blog page: content with an aside, which moves below the content on narrow screens. */
export function BlogFrame({ aside, className = '', children }: BlogFrameProps) {
  return (
    <div className={`blog-frame ${className}`}>
      {children}
      <HtmlSlot className="blog-aside" html={aside} />
    </div>
  )
}
