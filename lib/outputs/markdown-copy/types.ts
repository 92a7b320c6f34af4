/** Attributes of a component as its author typed them: texts, numbers, lists and objects. */
export type TextProps = Readonly<Record<string, unknown>>

/** Where a component stands. */
export interface TextPlace {
  /** Within a line, where no block may stand. */
  inline: boolean
  /** Place among the components of its name in the same holder, from 1. */
  index: number
  /** The component that holds it. */
  holder: { name: string; props: TextProps } | undefined
}

/**
 * What a component says without its looks.
 * @param children what it holds, as Markdown
 * @returns Markdown without markup of HTML or MDX; empty for a component that only repeats other parts of the page
 */
export type TextForm = (props: TextProps, children: string, place: TextPlace) => string
