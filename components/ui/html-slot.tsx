interface HtmlSlotProps {
  html: string
  as?: 'div' | 'nav' | 'footer'
  className?: string
  label?: string
}

/** An element with finished HTML. The HTML is trusted: our own code wrote it. */
export function HtmlSlot({ html, as: Tag = 'div', className, label }: HtmlSlotProps) {
  return <Tag className={className} aria-label={label} dangerouslySetInnerHTML={{ __html: html }} />
}
