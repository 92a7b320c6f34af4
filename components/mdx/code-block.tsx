/** A code block with highlighted HTML. The copy and wrap buttons are added in the browser. */
export function CodeBlock({ html }: { html: string }) {
  return <docs-code dangerouslySetInnerHTML={{ __html: html }} />
}
