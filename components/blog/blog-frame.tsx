import type { ReactNode } from 'react'
import { HtmlSlot } from '@/components/ui/html-slot'

interface BlogFrameProps {
  /** Ready HTML of what stands beside the page: years and topics, or all posts. */
  aside: string
  className?: string
  children: ReactNode
}

/** Every page of the blog: what leads to other posts stands beside it, below it in narrow windows. */
export function BlogFrame({ aside, className = '', children }: BlogFrameProps) {
  return (
    <div className={`blog-frame ${className}`}>
      {children}
      <HtmlSlot className="blog-aside" html={aside} />
    </div>
  )
}
