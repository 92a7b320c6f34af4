import { isNode, LineCounter, parseAllDocuments, type Document } from 'yaml'

/** Whether a value is an object, but not a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export type ParsedYaml = ReturnType<typeof parseYaml>

function findRange(document: Document.Parsed, path: readonly (string | number)[]): number | undefined {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return undefined
}

/** Parses YAML or JSON, `before` lines into its file. Dates are parsed, like in EventCatalog. */
export function parseYaml(text: string, before = 0) {
  const counter = new LineCounter()
  const parsed = parseAllDocuments(text, { lineCounter: counter, prettyErrors: false, customTags: ['timestamp'] })
  const documents = Array.isArray(parsed) ? parsed : []
  return {
    /** Value of each document. */
    values: documents.map((document) => (document.errors.length > 0 ? undefined : (document.toJS() as unknown))),
    errors: documents.flatMap((document) =>
      document.errors.map(({ pos, message }) => ({ line: counter.linePos(pos[0]).line + before, message })),
    ),
    /** Line of a value in a document, or of its closest ancestor in the source. */
    lineOf: (path: readonly (string | number)[], index = 0) => {
      const document = documents[index]
      const offset = document === undefined ? undefined : findRange(document, path)
      return (offset === undefined ? 1 : counter.linePos(offset).line) + before
    },
  }
}
