import type { RootContent } from 'mdast'
import type { Expression } from './literals'

/** `import Name from 'target'` or `import Name, {others} from 'target'`, with the name and the target. */
export const importPattern = /import\s+([A-Za-z_$][\w$]*)(?:\s*,\s*\{[^}]*\})?\s+from\s+(['"])([^'"]+)\2/g

export type ModuleNode = Extract<RootContent, { type: 'mdxjsEsm' }>

export interface Statement {
  type: string
  start: number
  end: number
  loc?: { start: { line: number } }
  source?: { value: string } | null
  specifiers?: { type: string; local: { name: string }; imported?: { name: string } }[]
  declaration?: { declarations?: { id: { name?: string }; init: Expression }[] } | null
}

/** The statements of a node, with their source text. */
export function readStatements({ data, value, position }: ModuleNode): (Statement & { written: string })[] {
  const before = position?.start.offset ?? 0
  const statements = (data?.estree?.body ?? []) as unknown as Statement[]
  return statements.map((each) => ({ ...each, written: value.slice(each.start - before, each.end - before) }))
}
