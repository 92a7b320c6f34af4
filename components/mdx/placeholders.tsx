import type { ReactNode } from 'react'

/** Replaces an unknown component and shows its children. */
export function Placeholder({ of, inline = false, children }: { of: string; inline?: boolean; children?: ReactNode }) {
  if (inline) {
    return (
      <span className="placeholder">
        <code>{`<${of}>`}</code> {children}
      </span>
    )
  }
  return (
    <div className="placeholder">
      <p className="placeholder-title">
        <code>{`<${of}>`}</code> isn’t supported on this site.
      </p>
      {children}
    </div>
  )
}

/** The admonition that Docusaurus trees import from their theme. */
export function Admonition(props: Record<'title' | 'children', ReactNode> & { type?: string }) {
  const { type = 'note', title, children } = props
  return (
    <div className={`admonition admonition-${type}`} role="note">
      <p className="admonition-title">{title ?? type.charAt(0).toUpperCase() + type.slice(1)}</p>
      {children}
    </div>
  )
}

interface TocInlineProps {
  /** Headings to show. All of them by default. */
  toc?: readonly { id: string }[]
  minHeadingLevel?: number
  maxHeadingLevel?: number
}

/** Inline table of contents. Filled in when the page is assembled, because headings aren't known earlier. */
export function TocInline({ toc, minHeadingLevel, maxHeadingLevel }: TocInlineProps) {
  return (
    <nav
      className="toc-inline"
      aria-label="On this page"
      data-ids={toc?.map(({ id }) => id).join(' ')}
      data-min={minHeadingLevel}
      data-max={maxHeadingLevel}
      data-toc-inline=""
    />
  )
}
