import { findError, type FenceFinding } from './types'

/** Validates OpenAPI and AsyncAPI documents. Empty for other documents. */
export async function checkSpecification(value: Record<string, unknown>, text: string): Promise<FenceFinding[]> {
  if ('openapi' in value || 'swagger' in value) {
    const { default: SwaggerParser } = await import('@apidevtools/swagger-parser')
    return findError(
      // Referenced files don't exist.
      () => SwaggerParser.validate(structuredClone(value) as never, { resolve: { external: false } }),
      (message) => {
        const lines = message.replace('[object Object]', 'The document').split('\n').slice(0, 3)
        return { message: `OpenAPI: ${lines.join(' ')}` }
      },
    )
  }
  if (!('asyncapi' in value)) return []
  const { Parser } = await import('@asyncapi/parser')
  const diagnostics = await new Parser().validate(text)
  return diagnostics
    .filter(({ severity }) => Number(severity) === 0)
    .map(({ message, path }) => ({ message: `AsyncAPI: ${message} (${path.join('.')})` }))
}
