/** Attributes of a component, as the author wrote them: text, numbers, lists and objects. */
export type TextProps = Readonly<Record<string, unknown>>

/** Position of a component: its index among siblings with the same name, starting at 1, and its parent's attributes. */
export interface TextPlace {
  index: number
  parent: TextProps
}

/**
 * Renders a component as Markdown without HTML or MDX. Empty for components that only repeat other parts of the page.
 * @param children its content, as Markdown
 */
export type TextForm = (props: TextProps, children: string, place: TextPlace) => string
