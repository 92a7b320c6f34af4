import { toValue, type Expression } from './literals'
import { report } from './place'
import type { CompileContext } from './types'

interface Statement {
  type: string
  start: number
  end: number
  loc?: { start: { line: number } } | null
  source?: { value?: unknown } | null
  declaration?: { declarations?: { init: Expression }[] } | null
}

/** An MDX node with `import` and `export` statements. */
export interface ModuleNode {
  value: string
  position?: { start: { line: number; offset?: number } } | undefined
  data?: { estree?: { body: Statement[] } | null } | undefined
}

/** Docusaurus modules and local files. Components known to this site don't need an import. */
const knownModules = /^(@theme|@theme-original|@theme-init|@site|@docusaurus|react)(\/|$)|^\.{1,2}\//

function isPartial(target: string): boolean {
  return /(^|\/)_[^/]+\.mdx?$/.test(target)
}

/** An exported literal, whose uses are replaced by its value. */
function isKnownExport({ type, declaration }: Statement): boolean {
  const declarations = declaration?.declarations ?? []
  return (
    type === 'ExportNamedDeclaration' &&
    declarations.length > 0 &&
    declarations.every(({ init }) => toValue(init) !== undefined)
  )
}

/** Warns about imports and exports that have no effect. */
export function checkImports(node: ModuleNode, context: CompileContext): void {
  const offset = node.position?.start.offset ?? 0
  for (const statement of node.data?.estree?.body ?? []) {
    const written = node.value.slice(statement.start - offset, statement.end - offset).replaceAll(/\s+/g, ' ')
    const line = statement.loc?.start.line
    const target = typeof statement.source?.value === 'string' ? statement.source.value : ''
    const isImport = statement.type === 'ImportDeclaration'
    if (context.strict) {
      if (isPartial(target)) continue
      const isText = /\.mdx?$/.test(target)
      const reason = isText
        ? 'has no effect. To include a text, put it in partials/ and use <Partial name="…" />.'
        : 'has no effect. You can use components without importing them.'
      report(node, context, `"${written.slice(0, 60)}" ${reason}`, line)
    } else if (isKnownExport(statement)) {
      continue
    } else if (!isImport || !(knownModules.test(target) || /^import ['"]/.test(written))) {
      report(node, context, `"${written.slice(0, 60)}" is ignored.`, line)
    }
  }
}
