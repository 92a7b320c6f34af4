import { Ajv2020 } from 'ajv/dist/2020.js'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import avro, { type Schema as AvroSchema } from 'avsc'
import { checkFrontMatter } from '../../catalog-schema/front-matter'
import { checkShell, catalogScripts, getProject } from '../shell/check'
import { checkPackage } from '../shell/packages'
import { checkEach, describeFinding, findError, findFileName, isShortened } from '../types'
import type { Fence, FenceFinding } from '../types'
import { parseYaml, type ParsedYaml, isRecord } from '../yaml-place'
import { checkDeploymentFile, checkManifest, checkWorkflow } from '../deployment'
import { checkSpecification } from '../specifications'

type Values = Record<string, unknown>

/** Schemas without a version are treated as draft 7, like in EventCatalog's viewer. */
function checkJsonSchema({ $schema: draft, ...schema }: Values): Promise<FenceFinding[]> {
  const options = { strict: false, allErrors: true, validateFormats: false, logger: false } as const
  const ajv = /2020|2019/.test(String(draft)) ? new Ajv2020(options) : new Ajv(options)
  addFormats(ajv)
  return findError(
    // Older drafts' meta-schemas would have to be fetched, but the rules that examples use are the same.
    () => ajv.compile(schema),
    (message) => ({ message: `Invalid JSON Schema: ${message}` }),
  )
}

const checkAvro = (value: Values) =>
  findError(
    () => avro.Type.forSchema(value as AvroSchema),
    (message) => ({ message: `Avro: ${message}.` }),
  )

function isJsonSchema(name: string, value: Values): boolean {
  if (typeof value.$schema === 'string') return /json-schema\.org/.test(value.$schema)
  return /schema.*\.(?:json|ya?ml)$/.test(name) && ('properties' in value || '$ref' in value)
}

function checkPackageFile(value: Values, yaml: ParsedYaml): FenceFinding[] {
  const listEntries = (key: string) => Object.entries(isRecord(value[key]) ? value[key] : {})
  const scripts = listEntries('scripts')
  // Package scripts run packages' commands without npx.
  const project = { scripts: [...scripts.map(([name]) => name), ...catalogScripts], bins: true }
  const inScripts = scripts.flatMap(([name, script]) =>
    checkShell(String(script), project).map(({ message }) => ({ line: yaml.lineOf(['scripts', name]), message })),
  )
  const inPackages = ['dependencies', 'devDependencies'].flatMap((key) =>
    listEntries(key).flatMap(([name, version]) => {
      const message = checkPackage(`${name}@${String(version).replace(/^[\^~]/, '')}`)
      return message === undefined ? [] : [{ line: yaml.lineOf([key, name]), message }]
    }),
  )
  return [...inScripts, ...inPackages]
}

const scriptKeys = ['script', 'before_script', 'after_script']

/** Steps in GitHub and Azure and jobs in GitLab pipelines run shell commands. */
function checkPipeline(fence: Fence, value: unknown, yaml: ParsedYaml, path: (string | number)[] = []): FenceFinding[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => checkPipeline(fence, item, yaml, [...path, index]))
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, item]) => checkPipeline(fence, item, yaml, [...path, key]))
  if (typeof value !== 'string') return []
  const line = yaml.lineOf(path)
  const key = path.at(-1)
  if (key === 'uses' && !/^(?:\.\/|docker:|[\w.-]+\/[\w./-]+@\S+$)/.test(value))
    return [{ line, message: `Found uses: ${value}, expected owner/name@version.` }]
  if (key !== 'run' && !path.some((each) => scriptKeys.includes(String(each)))) return []
  const text = value.replaceAll(/\$\{\{[^}]*\}\}/g, '$EXPRESSION')
  return checkShell(text, getProject(fence)).map(({ message }) => ({ line, message }))
}

/** Checks a file's contents according to what it is. */
async function checkContents(fence: Fence, value: Values, index: number, yaml: ParsedYaml): Promise<FenceFinding[]> {
  const name = findFileName(fence) ?? ''
  const title = fence.title ?? ''
  if (name.endsWith('.ecstudio')) {
    return checkFrontMatter('designs', value).map(({ path, message }) => ({ line: yaml.lineOf(path), message }))
  }
  if (name === 'package.json') return checkPackageFile(value, yaml)
  if (/(?:^|\/)(?:\.github\/workflows\/.*|\.gitlab-ci\.yml|azure-pipelines\.yml)$/.test(title)) {
    const isWorkflow = title.includes('.github/workflows/') && !isShortened(fence)
    return [...checkPipeline(fence, value, yaml), ...(isWorkflow ? checkWorkflow(name, fence.code) : [])]
  }
  const { apiVersion, kind } = value
  if (typeof apiVersion === 'string' && typeof kind === 'string') {
    const found = await checkManifest({ ...value, apiVersion, kind })
    return found.map(({ message }) => ({ line: yaml.lineOf(['kind'], index), message }))
  }
  if (isJsonSchema(name, value)) return checkJsonSchema(value)
  if (name.endsWith('.avsc')) return checkAvro(value)
  return isShortened(fence) ? [] : checkSpecification(value, fence.code)
}

async function checkValue(fence: Fence, value: unknown, index: number, yaml: ParsedYaml): Promise<FenceFinding[]> {
  if (!isRecord(value)) return []
  const found = isShortened(fence) ? [] : checkDeploymentFile(findFileName(fence) ?? '', value)
  const wholeFile = found.map((finding) => ({ line: yaml.lineOf(finding.path), message: describeFinding(finding) }))
  return [...wholeFile, ...(await checkContents(fence, value, index, yaml))]
}

function checkJson({ language, code }: Fence): Promise<FenceFinding[]> {
  const text = language === 'json' ? code : code.replaceAll(/^\s*\/\/.*$/gm, '').replaceAll(/,(\s*[}\]])/g, '$1')
  return findError(
    () => JSON.parse(text) as unknown,
    (message) => {
      const offset = Number(/position (\d+)/.exec(message)?.[1] ?? text.length)
      return { line: text.slice(0, offset).split('\n').length, message: `Invalid JSON: ${message}` }
    },
  )
}

/** Parses JSON and YAML, and validates schemas, specifications and pipelines. */
export const dataChecker = checkEach('data', ['json', 'jsonc', 'json5', 'yaml', 'yml'], async (fence) => {
  const isJson = fence.language.startsWith('json')
  const invalid = isJson ? await checkJson(fence) : []
  // JSON with comments isn't YAML.
  if (invalid.length > 0 || (isJson && fence.language !== 'json')) return invalid
  const yaml = parseYaml(fence.code)
  const found: FenceFinding[] = []
  if (!isJson) for (const { line, message } of yaml.errors) found.push({ line, message: `Invalid YAML: ${message}` })
  for (const [index, value] of yaml.values.entries()) found.push(...(await checkValue(fence, value, index, yaml)))
  return found
})
