import type { CompileContext } from './types'

interface PositionedNode {
  position?: { start: { line: number } } | undefined
}

/**
 * File and line of a node, as an editor shows them.
 * @param line line within the parsed text, if it isn't the node's first
 */
export function placeOf(
  node: PositionedNode,
  context: CompileContext,
  line = node.position?.start.line,
): { file: string; line: number | undefined } {
  const origin = context.origins.get(node) ?? { file: context.file, offset: context.bodyOffset }
  return { file: origin.file, line: line === undefined ? undefined : line + origin.offset }
}

/** Reports an error in our own content, and a warning in other content. */
export function report(node: PositionedNode, context: CompileContext, message: string, line?: number): void {
  const place = placeOf(node, context, line)
  if (context.strict) context.problems.error(place.file, place.line, message)
  else context.problems.warn(place.file, place.line, message)
}
