import slugify from 'slugify'
import { listAsyncApiMessages } from './asyncapi'
import { listOpenApiMessages, toSummary } from './openapi'
import { References } from './references'
import { parseSource, type SpecSource } from './source'
import {
  findText,
  isObject,
  type JsonObject,
  type JsonPath,
  type SpecFormat,
  type SpecMessage,
  type SpecProblem,
  type SpecResult,
} from './types'

/** Largest file that's accepted, in bytes. */
export const MAX_SPEC_BYTES = 5_000_000

interface Format {
  format: SpecFormat
  version: string
}

const expectation =
  'Expected `openapi`, `swagger` or `asyncapi` with a version at the top level, as in `openapi: 3.1.0`.'

/** Keys that name the format, and the versions its plugin reads. */
const formats = [
  { key: 'openapi', format: 'openapi', versions: /^3\.[01]\.\d+$/, supported: 'OpenAPI 2.0, 3.0 and 3.1' },
  { key: 'swagger', format: 'openapi', versions: /^2\.0$/, supported: 'OpenAPI 2.0, 3.0 and 3.1' },
  { key: 'asyncapi', format: 'asyncapi', versions: /^(2\.[0-6]|3\.0)\.\d+$/, supported: 'AsyncAPI 2.x and 3.0' },
] as const

function describe(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object'
    ? 'an object'
    : `${typeof value === 'string' ? 'the text' : `the ${typeof value}`} ${JSON.stringify(value).slice(0, 60)}`
}

function findFormat(document: JsonObject, lineOf: SpecSource['lineOf']): Format | SpecProblem {
  const known = formats.find(({ key }) => document[key] !== undefined)
  if (known === undefined)
    return {
      severity: 'error',
      line: 1,
      message: `This is neither an OpenAPI nor an AsyncAPI document. ${expectation}`,
    }
  const { key, format, versions, supported } = known
  const version = document[key]
  if (typeof version === 'string' && versions.test(version)) return { format, version }
  return {
    severity: 'error',
    line: lineOf([key]),
    message: `The plugin reads ${supported}, found ${describe(version)} in \`${key}\`.`,
  }
}

/** Fields that the plugins can't do without. */
function listMissing(document: JsonObject, { format, version }: Format, source: SpecSource): SpecProblem[] {
  const problems: SpecProblem[] = []
  const expect = (isFound: boolean, path: JsonPath, what: string, found: unknown) => {
    if (!isFound)
      problems.push({
        severity: 'error',
        line: source.lineOf(path),
        message: `Expected ${what} in \`${path.join('.')}\`, found ${describe(found)}.`,
      })
  }
  const { info } = document
  expect(isObject(info), ['info'], 'an object with a title and a version', info)
  if (isObject(info)) {
    expect(findText(info.title) !== undefined, ['info', 'title'], 'the name of the service', info.title)
    expect(
      findText(info.version) !== undefined,
      ['info', 'version'],
      typeof info.version === 'number' ? 'a version in quotation marks' : 'a version, such as 1.0.0,',
      info.version,
    )
  }
  const { paths, channels } = document
  if (format === 'openapi' && (paths !== undefined || !version.startsWith('3.1')))
    expect(isObject(paths), ['paths'], 'an object with the paths of the API', paths)
  if (format === 'openapi' && version.startsWith('3.1') && paths === undefined)
    expect(isObject(document.webhooks) || isObject(document.components), ['paths'], 'the paths of the API', paths)
  if (format === 'asyncapi' && (channels !== undefined || version.startsWith('2')))
    expect(isObject(channels), ['channels'], 'an object with the channels of the application', channels)
  return problems
}

/** Combines messages that are written more than once. The last one wins, as in the catalog. */
function combine(messages: readonly SpecMessage[]): SpecMessage[] {
  const known = new Map<string, SpecMessage>()
  for (const message of messages) {
    const key = `${message.kind}/${message.id}/${message.version}`
    const before = known.get(key)
    known.set(key, {
      ...message,
      operations: [...new Set([...(before?.operations ?? []), ...message.operations])],
      isSent: message.isSent || before?.isSent === true,
      isReceived: message.isReceived || before?.isReceived === true,
    })
  }
  return [...known.values()]
}

/**
 * Reads a specification, and lists what the OpenAPI or AsyncAPI plugin creates from it. Doesn't open other files.
 * @param text OpenAPI 2.0, 3.0 or 3.1, or AsyncAPI 2 or 3.0, as JSON or YAML
 * @param file its name, for the result
 */
export function importSpec(text: string, file: string): SpecResult {
  const fail = (...problems: SpecProblem[]): SpecResult => ({ file, problems })
  if (text.trim() === '') return fail({ severity: 'error', message: 'The file is empty.' })
  if (text.includes('\0')) return fail({ severity: 'error', message: "This isn't a text file. Expected JSON or YAML." })
  const source = parseSource(text)
  if (Array.isArray(source)) return fail(...source)
  const { value: document, lineOf } = source
  if (!isObject(document))
    return fail({
      severity: 'error',
      line: 1,
      message: `This is ${describe(document)}, not an OpenAPI or AsyncAPI document. ${expectation}`,
    })
  const found = findFormat(document, lineOf)
  if ('severity' in found) return fail(found)
  const missing = listMissing(document, found, source)
  if (missing.length > 0) return fail(...missing)

  const references = new References(document)
  const problems = references.check(source)
  const report = (path: JsonPath, message: string) =>
    problems.push({ severity: 'warning', line: lineOf(path), message })
  const info = references.resolveObject(document.info)
  const title = String(info.title)
  const own = { title, version: String(info.version), isDraft: info['x-eventcatalog-draft'] === true }
  const { messages, channels } =
    found.format === 'openapi'
      ? { messages: listOpenApiMessages(document, references, own, report), channels: [] }
      : listAsyncApiMessages(document, references, own, report)
  if (isObject(document.webhooks))
    report(['webhooks'], `The plugin reads \`paths\` only, so these webhooks aren't imported.`)
  return {
    file,
    problems,
    service: {
      format: found.format,
      formatVersion: found.version,
      id: slugify(title, { lower: true, strict: true }) || 'my-service',
      name: title,
      version: own.version,
      ...toSummary(undefined, info.description),
      messages: combine(messages),
      channels,
    },
  }
}
