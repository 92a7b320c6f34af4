import { Ajv2020 } from 'ajv/dist/2020.js'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import avro, { type Schema as AvroSchema } from 'avsc'
import { checkFrontMatter } from '../../catalog-schema/front-matter'
import { checkShell, catalogScripts } from '../shell/check'
import { checkPackage } from '../shell/packages'
import { isShortened, findFileName, type Checker, type Fence, type ReportFence } from '../types'
import { parseYaml, type ParsedYaml, isRecord } from '../yaml-place'
import { checkDeploymentFile, checkManifest, checkWorkflow } from '../deployment'
import { checkSpecification } from '../specifications'
import { getProject } from './shell'

/** Schemas without a version are treated as draft 7, like in EventCatalog's viewer. */
function checkJsonSchema(fence: Fence, value: Record<string, unknown>, report: ReportFence) {
  const draft = typeof value.$schema === 'string' ? value.$schema : ''
  const options = { strict: false, allErrors: true, validateFormats: false, logger: false } as const
  const ajv = /2020|2019/.test(draft) ? new Ajv2020(options) : new Ajv(options)
  addFormats(ajv)
  try {
    // Older drafts' meta-schemas would have to be fetched, but the rules that examples use are the same.
    const { $schema: _, ...schema } = value
    ajv.compile(schema)
  } catch (error) {
    report(fence, undefined, `Invalid JSON Schema: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function checkAvro(fence: Fence, value: Record<string, unknown>, report: ReportFence) {
  try {
    avro.Type.forSchema(value as AvroSchema)
  } catch (error) {
    report(fence, undefined, `Avro: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

function isJsonSchema(fence: Fence, value: Record<string, unknown>): boolean {
  if (typeof value.$schema === 'string') return /json-schema\.org/.test(value.$schema)
  return /schema.*\.(?:json|ya?ml)$/.test(findFileName(fence) ?? '') && ('properties' in value || '$ref' in value)
}

function checkPackageFile(fence: Fence, value: Record<string, unknown>, yaml: ParsedYaml, report: ReportFence) {
  const scripts = isRecord(value.scripts) ? value.scripts : {}
  const project = { scripts: [...Object.keys(scripts), ...catalogScripts] }
  for (const [name, script] of Object.entries(scripts)) {
    // Package scripts run packages' commands without npx.
    for (const { message } of checkShell(String(script), { ...project, bins: true })) {
      report(fence, yaml.lineOf(['scripts', name]), message)
    }
  }
  for (const key of ['dependencies', 'devDependencies']) {
    const packages = isRecord(value[key]) ? value[key] : {}
    for (const [name, version] of Object.entries(packages)) {
      const problem = checkPackage(`${name}@${String(version).replace(/^[\^~]/, '')}`)
      if (problem !== undefined) report(fence, yaml.lineOf([key, name]), problem)
    }
  }
}

/** Steps in GitHub and Azure and jobs in GitLab pipelines run shell commands. */
function checkPipeline(fence: Fence, value: Record<string, unknown>, yaml: ParsedYaml, report: ReportFence) {
  const visit = (part: unknown, path: (string | number)[]) => {
    if (Array.isArray(part)) part.forEach((item, index) => visit(item, [...path, index]))
    else if (isRecord(part)) for (const [key, item] of Object.entries(part)) visit(item, [...path, key])
    else if (typeof part === 'string') {
      const isScript =
        path.at(-1) === 'run' || path.some((key) => ['script', 'before_script', 'after_script'].includes(String(key)))
      if (isScript) {
        const text = part.replaceAll(/\$\{\{[^}]*\}\}/g, '$EXPRESSION')
        const findings = checkShell(text, getProject(fence))
        for (const { message } of findings) report(fence, yaml.lineOf(path), message)
      }
      const isAction = path.at(-1) === 'uses' && !/^(?:\.\/|docker:|[\w.-]+\/[\w./-]+@\S+$)/.test(part)
      if (isAction) report(fence, yaml.lineOf(path), `Found uses: ${part}, expected owner/name@version.`)
    }
  }
  visit(value, [])
}

async function checkValue(fence: Fence, value: unknown, index: number, yaml: ParsedYaml, report: ReportFence) {
  if (!isRecord(value)) return
  const name = findFileName(fence) ?? ''
  const wholeFile = isShortened(fence) ? [] : checkDeploymentFile(name, value)
  for (const { path, message } of wholeFile) {
    report(fence, yaml.lineOf(path), path.length > 1 ? `${path.join('.')}: ${message}` : message)
  }
  if (name.endsWith('.ecstudio')) {
    for (const { path, message } of checkFrontMatter('designs', value)) report(fence, yaml.lineOf(path), message)
  } else if (name === 'package.json') checkPackageFile(fence, value, yaml, report)
  else if (/(?:^|\/)(?:\.github\/workflows\/.*|\.gitlab-ci\.yml|azure-pipelines\.yml)$/.test(fence.title ?? '')) {
    checkPipeline(fence, value, yaml, report)
    const isWorkflow = fence.title?.includes('.github/workflows/') && !isShortened(fence)
    const problems = isWorkflow ? checkWorkflow(name, fence.code) : []
    for (const { line, message } of problems) report(fence, line, message)
  } else if (typeof value.apiVersion === 'string' && typeof value.kind === 'string') {
    const problem = await checkManifest({ ...value, apiVersion: value.apiVersion, kind: value.kind })
    if (problem !== undefined) report(fence, yaml.lineOf(['kind'], index), problem)
  } else if (isJsonSchema(fence, value)) checkJsonSchema(fence, value, report)
  else if (name.endsWith('.avsc')) checkAvro(fence, value, report)
  else if (!isShortened(fence)) {
    for (const message of await checkSpecification(value, fence.code)) report(fence, undefined, message)
  }
}

function checkJson(fence: Fence, report: ReportFence): boolean {
  const isStrict = fence.language === 'json'
  const text = isStrict ? fence.code : fence.code.replaceAll(/^\s*\/\/.*$/gm, '').replaceAll(/,(\s*[}\]])/g, '$1')
  try {
    JSON.parse(text)
    return true
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const offset = Number(/position (\d+)/.exec(message)?.[1] ?? text.length)
    report(fence, text.slice(0, offset).split('\n').length, `Invalid JSON: ${message}`)
    return false
  }
}

/** Parses JSON and YAML, and validates schemas, specifications and pipelines. */
export const dataChecker: Checker = {
  kind: 'data',
  accepts: ({ language }) => ['json', 'jsonc', 'json5', 'yaml', 'yml'].includes(language),
  check: async (fences, report) => {
    for (const fence of fences) {
      const isJson = fence.language.startsWith('json')
      if (isJson && !checkJson(fence, report)) continue
      const yaml = parseYaml(fence.language === 'json' || !isJson ? fence.code : '')
      for (const { line, message } of isJson ? [] : yaml.errors) report(fence, line, `Invalid YAML: ${message}`)
      for (const [index, value] of yaml.values.entries()) await checkValue(fence, value, index, yaml, report)
    }
  },
}
