import { Children, isValidElement, type ReactNode } from 'react'

/** The visual of a section, with an optional caption. */
export function Show({ caption, children }: { caption?: string; children?: ReactNode }) {
  return (
    <div className="part-show">
      {children}
      {caption === undefined ? null : <p className="text-sm text-muted">{caption}</p>}
    </div>
  )
}

/** Class for a section's background. `ink` uses dark mode colors in both modes. */
export function toToneClass(tone: string): string {
  return tone === 'ink' ? 'tone-ink dark-mode' : `tone-${tone}`
}

/** Separates `<Show>` children from the text, because each gets its own column. */
export function splitShown(children: ReactNode): { words: ReactNode[]; shown: ReactNode[] } {
  const all = Children.toArray(children)
  const isShown = (child: ReactNode) => isValidElement(child) && child.type === Show
  return { words: all.filter((child) => !isShown(child)), shown: all.filter(isShown) }
}
