import slugify from 'slugify'
import { listAsyncApiMessages } from './asyncapi'
import { findSummary, listOpenApiMessages } from './openapi'
import { References } from './references'
import { parseSource, type SpecSource } from './source'
import { findText, isObject } from './types'
import type { JsonObject, JsonPath, SpecFormat, SpecMessage, SpecProblem, SpecResult } from './types'

/** Largest file that's accepted, in bytes. */
export const MAX_SPEC_BYTES = 5_000_000

const expectation =
  'Expected `openapi`, `swagger` or `asyncapi` with a version at the top level, as in `openapi: 3.1.0`.'

/** Keys that name the format, and the versions its plugin reads. */
const formats: { key: string; format: SpecFormat; versions: RegExp; supported: string }[] = [
  { key: 'openapi', format: 'openapi', versions: /^3\.[01]\.\d+$/, supported: 'OpenAPI 2.0, 3.0 and 3.1' },
  { key: 'swagger', format: 'openapi', versions: /^2\.0$/, supported: 'OpenAPI 2.0, 3.0 and 3.1' },
  { key: 'asyncapi', format: 'asyncapi', versions: /^(2\.[0-6]|3\.0)\.\d+$/, supported: 'AsyncAPI 2.x and 3.0' },
]

function describe(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  return `the ${typeof value === 'string' ? 'text' : typeof value} ${JSON.stringify(value).slice(0, 60)}`
}

/** Fields that the plugins can't do without. */
function listMissing(document: JsonObject, format: SpecFormat, version: string, { lineOf }: SpecSource): SpecProblem[] {
  const problems: SpecProblem[] = []
  const expect = (isFound: boolean, path: JsonPath, what: string, found: unknown) => {
    const message = `Expected ${what} in \`${path.join('.')}\`, found ${describe(found)}.`
    if (!isFound) problems.push({ severity: 'error', line: lineOf(path), message })
  }
  const { info, paths, channels, webhooks, components } = document
  expect(isObject(info), ['info'], 'an object with a title and a version', info)
  if (isObject(info)) {
    const aVersion = typeof info.version === 'number' ? 'a version in quotation marks' : 'a version, such as 1.0.0,'
    expect(findText(info.title) !== undefined, ['info', 'title'], 'the name of the service', info.title)
    expect(findText(info.version) !== undefined, ['info', 'version'], aVersion, info.version)
  }
  if (format === 'asyncapi') {
    if (channels !== undefined || version.startsWith('2'))
      expect(isObject(channels), ['channels'], 'an object with the channels of the application', channels)
  } else if (paths === undefined && version.startsWith('3.1'))
    expect(isObject(webhooks) || isObject(components), ['paths'], 'the paths of the API', paths)
  else expect(isObject(paths), ['paths'], 'an object with the paths of the API', paths)
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

/** Reads OpenAPI or AsyncAPI as JSON or YAML, and lists what the plugin creates from it. Doesn't open other files. */
export function importSpec(text: string, file: string): SpecResult {
  const fail = (message: string, line?: number): SpecResult => {
    return { file, problems: [{ severity: 'error', line, message }] }
  }
  if (text.trim() === '') return fail('The file is empty.')
  if (text.includes('\0')) return fail("This isn't a text file. Expected JSON or YAML.")
  const source = parseSource(text)
  if (Array.isArray(source)) return { file, problems: source }
  const { value: document, lineOf } = source
  if (!isObject(document))
    return fail(`This is ${describe(document)}, not an OpenAPI or AsyncAPI document. ${expectation}`, 1)
  const known = formats.find(({ key }) => document[key] !== undefined)
  if (known === undefined) return fail(`This is neither an OpenAPI nor an AsyncAPI document. ${expectation}`, 1)
  const { key, format, versions, supported } = known
  const version = document[key]
  if (typeof version !== 'string' || !versions.test(version))
    return fail(`The plugin reads ${supported}, found ${describe(version)} in \`${key}\`.`, lineOf([key]))
  const missing = listMissing(document, format, version, source)
  if (missing.length > 0) return { file, problems: missing }

  const references = new References(document)
  const problems = references.check(source)
  const report = (path: JsonPath, message: string) => {
    problems.push({ severity: 'warning', line: lineOf(path), message })
  }
  const info = references.resolveObject(document.info)
  const [title, ownVersion] = [String(info.title), String(info.version)]
  const service = { title, version: ownVersion, isDraft: info['x-eventcatalog-draft'] === true }
  const spec = { document, references, service, report }
  const { messages, channels } =
    format === 'openapi' ? { messages: listOpenApiMessages(spec), channels: [] } : listAsyncApiMessages(spec)
  if (format === 'asyncapi' && version.startsWith('2') && messages.length > 0)
    report(
      [key],
      'The plugin reads `publish` as sending. If the file follows the AsyncAPI 2.x standard, senders and receivers are swapped. Version 3.0 of the format avoids that.',
    )
  if (isObject(document.webhooks))
    report(['webhooks'], `The plugin reads \`paths\` only, so these webhooks aren't imported.`)
  return {
    file,
    problems,
    service: {
      format,
      formatVersion: version,
      id: slugify(title, { lower: true, strict: true }) || 'my-service',
      name: title,
      version: ownVersion,
      summary: findSummary(undefined, info.description),
      messages: combine(messages),
      channels,
    },
  }
}
