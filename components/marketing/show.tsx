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

/** Classes for a section's background. `ink` is dark in both modes. At the end of a page, it's not that of the footer. */
export function toToneClass(tone: string, layout?: string): string {
  if (tone === 'ink') {
    const dark = layout === 'close' ? 'dark:border-t dark:bg-surface' : 'dark:border-y dark:bg-sunken'
    return `dark-mode bg-ground text-text dark:border-line ${dark}`
  }
  return tone === 'sunken' ? 'bg-sunken' : 'tone-ground'
}

/** Separates `<Show>` children from the text, because each gets its own column. */
export function splitShown(children: ReactNode): { words: ReactNode[]; shown: ReactNode[] } {
  const all = Children.toArray(children)
  const isShown = (child: ReactNode) => isValidElement(child) && child.type === Show
  return { words: all.filter((child) => !isShown(child)), shown: all.filter(isShown) }
}
