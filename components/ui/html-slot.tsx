interface HtmlSlotProps {
  html: string
  className?: string
}

/** Renders trusted HTML: text that lib/mdx has compiled. Everything else is JSX. */
export function HtmlSlot({ html, className }: HtmlSlotProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
