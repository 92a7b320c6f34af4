import { buildASTSchema, GraphQLError, Kind, parse, validateSchema } from 'graphql'
import { checkEach, findError, isShortened, toMessage } from '../types'
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

/** Checks that Markdown without front matter parses and its components exist. Nested fences are checked separately. */
export const markdownChecker = checkEach('Markdown', ['md', 'mdx', 'markdown'], (fence, site) =>
  checkMdxBody(fence, fence.code, 0, site),
)

/** Replaces the library that sanitizes labels, because it requires a browser. Diagrams are only parsed here. */
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
  return findError(
    () => mermaid.parse(code),
    (message) => {
      const line = /on line (\d+)/.exec(message)?.[1]
      return {
        line: line === undefined ? undefined : Math.min(Number(line), code.split('\n').length),
        message: `Invalid diagram: ${message.replaceAll('\n', ' ')}`,
      }
    },
  )
})
