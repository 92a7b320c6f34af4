import { buildASTSchema, GraphQLError, Kind, parse, validateSchema } from 'graphql'
import { isShortened, type Checker } from '../types'
import { checkMdxBody } from '../mdx-body'
import { isRecord } from '../yaml-place'

/** Parses GraphQL, and validates complete schemas. */
export const graphqlChecker: Checker = {
  kind: 'GraphQL',
  accepts: ({ language }) => language === 'graphql' || language === 'gql',
  check: (fences, report) => {
    for (const fence of fences) {
      try {
        const document = parse(fence.code)
        const isWhole = document.definitions.some(
          (one) =>
            one.kind === Kind.SCHEMA_DEFINITION ||
            ('name' in one && one.name?.value === 'Query' && one.kind === Kind.OBJECT_TYPE_DEFINITION),
        )
        if (!isWhole || isShortened(fence)) continue
        for (const { message } of validateSchema(buildASTSchema(document))) report(fence, undefined, message)
      } catch (error) {
        const line = error instanceof GraphQLError ? error.locations?.[0]?.line : undefined
        report(
          fence,
          line,
          `Invalid GraphQL: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`,
        )
      }
    }
  },
}

/**
 * Markdown without front matter: checks that it parses and its components exist. Nested fences are checked separately.
 */
export const markdownChecker: Checker = {
  kind: 'Markdown',
  accepts: ({ language }) => ['md', 'mdx', 'markdown'].includes(language),
  check: (fences, report, site) => {
    for (const fence of fences) checkMdxBody(fence, fence.code, 0, site, report)
  },
}

/**
 * Mermaid sanitizes labels with a library that requires a browser. Replaces it, because diagrams are only parsed here.
 */
async function loadMermaid() {
  const purifier: unknown = await import('dompurify')
  const target = isRecord(purifier) ? purifier.default : undefined
  if (typeof target === 'function')
    Object.assign(target, { sanitize: (text: string) => text, addHook: () => {}, removeHook: () => {} })
  const { default: mermaid } = await import('mermaid')
  return mermaid
}

/** Checks that diagrams parse. */
export const mermaidChecker: Checker = {
  kind: 'Mermaid',
  accepts: ({ language }) => language === 'mermaid' || language === 'mmd',
  check: async (fences, report) => {
    const mermaid = await loadMermaid()
    for (const fence of fences) {
      try {
        await mermaid.parse(fence.code)
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        const line = /on line (\d+)/.exec(message)?.[1]
        const lines = fence.code.split('\n').length
        report(
          fence,
          line === undefined ? undefined : Math.min(Number(line), lines),
          `Invalid diagram: ${message.split('\n').join(' ')}`,
        )
      }
    }
  },
}
