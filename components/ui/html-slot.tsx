import { getHashedUrl } from '@/lib/kit/hashed-files'
import { hasDrawings } from '@/lib/kit/tokens/drawing-styles'

/** Renders trusted HTML that lib/mdx has compiled. If it contains drawings, the page loads their style sheet. */
export function HtmlSlot({ html, className }: { html: string; className?: string }) {
  return (
    <>
      {hasDrawings(html) && <link rel="stylesheet" href={getHashedUrl('drawings', 'css')} precedence="drawings" />}
      <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}
