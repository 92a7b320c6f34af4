import { buildASTSchema, GraphQLError, Kind, parse, validateSchema } from 'graphql'
import { isShortened, type Checker } from '../types'

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
