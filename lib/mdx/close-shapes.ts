/**
 * Drawings are hundreds of empty elements. HTML lets those of SVG close themselves, which React does not make use of.
 *
 * @param html markup as React writes it; `<` and `>` of text and attributes are escaped there
 */
export function closeShapes(html: string): string {
  return html.replaceAll(/<((path|rect|circle|ellipse|line|polyline|polygon|use)\b[^<>]*)><\/\2>/g, '<$1/>')
}
