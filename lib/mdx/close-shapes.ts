/**
 * Shortens empty SVG elements to self-closing tags, which React never writes. A drawing has hundreds of them.
 *
 * @param html React's markup, with `<` and `>` escaped in text and attributes
 */
export function closeShapes(html: string): string {
  return html.replaceAll(/<((path|rect|circle|ellipse|line|polyline|polygon|use)\b[^<>]*)><\/\2>/g, '<$1/>')
}
