import { buildASTSchema, GraphQLError, Kind, parse, validateSchema } from 'graphql'
import { checkEach, isShortened, toMessage } from '../types'
import { checkMdxBody } from '../mdx-body'
import { isRecord } from '../yaml-place'

/** Parses GraphQL, and validates complete schemas. */
export const graphqlChecker = checkEach('GraphQL', ['graphql', 'gql'], (fence) => {
  try {
    const document = parse(fence.code)
    const isWhole = document.definitions.some(
      (one) =>
        one.kind === Kind.SCHEMA_DEFINITION || (one.kind === Kind.OBJECT_TYPE_DEFINITION && one.name.value === 'Query'),
    )
    return isWhole && !isShortened(fence)
      ? validateSchema(buildASTSchema(document)).map(({ message }) => ({ message }))
      : []
  } catch (error) {
    const line = error instanceof GraphQLError ? error.locations?.[0]?.line : undefined
    return [{ line, message: `Invalid GraphQL: ${toMessage(error).split('\n')[0]}` }]
  }
})

/**
 * Markdown without front matter: checks that it parses and its components exist. Nested fences are checked separately.
 */
export const markdownChecker = checkEach('Markdown', ['md', 'mdx', 'markdown'], (fence, site) =>
  checkMdxBody(fence, fence.code, 0, site),
)

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
export const mermaidChecker = checkEach('Mermaid', ['mermaid', 'mmd'], async ({ code }) => {
  const mermaid = await loadMermaid()
  try {
    await mermaid.parse(code)
    return []
  } catch (error) {
    const message = toMessage(error)
    const line = /on line (\d+)/.exec(message)?.[1]
    const last = code.split('\n').length
    return [
      {
        line: line === undefined ? undefined : Math.min(Number(line), last),
        message: `Invalid diagram: ${message.replaceAll('\n', ' ')}`,
      },
    ]
  }
})
