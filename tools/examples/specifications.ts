import { toMessage } from './types'

/** Validates OpenAPI and AsyncAPI documents. Empty for other documents. */
export async function checkSpecification(value: Record<string, unknown>, text: string): Promise<string[]> {
  if ('openapi' in value || 'swagger' in value) return checkOpenApi(value)
  return 'asyncapi' in value ? checkAsyncApi(text) : []
}

async function checkOpenApi(value: Record<string, unknown>): Promise<string[]> {
  const { default: SwaggerParser } = await import('@apidevtools/swagger-parser')
  try {
    // Referenced files don't exist.
    await SwaggerParser.validate(structuredClone(value) as never, { resolve: { external: false } })
    return []
  } catch (error) {
    const [first = '', ...rest] = toMessage(error).split('\n')
    return [`OpenAPI: ${[first.replace('[object Object]', 'The document'), ...rest.slice(0, 2)].join(' ')}`]
  }
}

async function checkAsyncApi(text: string): Promise<string[]> {
  const { Parser } = await import('@asyncapi/parser')
  const diagnostics = await new Parser().validate(text)
  return diagnostics
    .filter(({ severity }) => Number(severity) === 0)
    .map(({ message, path }) => `AsyncAPI: ${message} (${path.join('.')})`)
}
