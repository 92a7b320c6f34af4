import { Children, isValidElement, type ReactNode } from 'react'

/** A piece of the product beside the words of its section; `caption` says what is seen. */
export function Show({ caption, children }: { caption?: string; children?: ReactNode }) {
  return (
    <div className="part-show">
      {children}
      {caption === undefined ? null : <p className="part-caption">{caption}</p>}
    </div>
  )
}

/** A dark band has the colors of the dark mode in both modes. */
export function toToneClass(tone: string): string {
  return tone === 'ink' ? 'tone-ink dark-mode' : `tone-${tone}`
}

/** Takes what is shown out of the words around it: both get a column of their own. */
export function splitShown(children: ReactNode): { words: ReactNode[]; shown: ReactNode[] } {
  const all = Children.toArray(children)
  const isShown = (child: ReactNode) => isValidElement(child) && child.type === Show
  return { words: all.filter((child) => !isShown(child)), shown: all.filter(isShown) }
}
