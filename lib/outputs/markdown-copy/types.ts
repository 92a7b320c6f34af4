/** Attributes of a component, as the author wrote them: text, numbers, lists and objects. */
export type TextProps = Readonly<Record<string, unknown>>

/** Position of a component. */
export interface TextPlace {
  /** Whether it's inline, where blocks aren't allowed. */
  inline: boolean
  /** Index among siblings with the same name, starting at 1. */
  index: number
  /** The parent component. */
  holder: { name: string; props: TextProps } | undefined
}

/**
 * Renders a component as plain Markdown.
 * @param children its content, as Markdown
 * @returns Markdown without HTML or MDX; empty for components that only repeat other parts of the page
 */
export type TextForm = (props: TextProps, children: string, place: TextPlace) => string
