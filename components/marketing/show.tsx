import { Children, isValidElement, type ReactNode } from 'react'

/** Properties of the parts of a page. */
export type PartProps = { layout?: string; tone?: string; children?: ReactNode }

/** The visual of a section, with an optional caption. */
export function Show({ caption, children }: { caption?: string; children?: ReactNode }) {
  return (
    <div className="part-show">
      {children}
      {caption === undefined ? null : <p className="text-sm text-muted">{caption}</p>}
    </div>
  )
}

/** Classes for a section's background. `ink` is dark in both modes, and no other section has its color in dark mode. */
export function toToneClass(tone: string, layout?: string): string {
  if (tone === 'ink') {
    const border = layout === 'close' ? 'dark:border-t' : 'dark:border-y'
    return `dark-mode bg-ground text-text dark:border-line dark:bg-surface ${border}`
  }
  return tone === 'sunken' ? 'bg-sunken' : 'tone-ground'
}

/** Separates `<Show>` children from the text, because each gets its own column. */
export function splitShown(children: ReactNode): { words: ReactNode[]; shown: ReactNode[] } {
  const all = Children.toArray(children)
  const isShown = (child: ReactNode) => isValidElement(child) && child.type === Show
  return { words: all.filter((child) => !isShown(child)), shown: all.filter(isShown) }
}
