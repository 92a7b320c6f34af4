import type { Inline } from '@/lib/catalog/text/blocks'
import { InlineName } from './name'

/** A line of text with inline code and resource names. */
export function Line({ line }: { line: readonly Inline[] }) {
  return line.map((piece, index) => {
    if (typeof piece === 'string') return piece
    if ('code' in piece) return <code key={index}>{piece.code}</code>
    if ('strong' in piece) return <b key={index}>{piece.strong}</b>
    return <InlineName key={index} {...piece} />
  })
}
