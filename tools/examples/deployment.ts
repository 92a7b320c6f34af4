import { readFileSync } from 'node:fs'
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import { validate as validateDockerfile } from 'dockerfile-utils'
import { parse, TomlError } from 'smol-toml'
import type { Finding, JsonSchema } from '@/lib/catalog'
import { buildCheck } from '../catalog-schema/validate'
import { toMessage, type FenceFinding } from './types'

/** Checks a GitHub Actions workflow with GitHub's own parser. */
export function checkWorkflow(name: string, content: string): FenceFinding[] {
  const { context } = parseWorkflow({ name, content }, new NoOperationTraceWriter())
  return context.errors.getErrors().map(({ message }) => {
    const [, line = '1', rest = message] = /\(Line: (\d+), Col: \d+\): ([\s\S]*)$/.exec(message) ?? []
    return { line: Number(line), message: `Invalid workflow: ${rest}` }
  })
}

export function checkDockerfile(content: string): FenceFinding[] {
  return validateDockerfile(content).map(({ message, range }) => ({
    line: range.start.line + 1,
    message: `Invalid Dockerfile: ${typeof message === 'string' ? message : message.value}`,
  }))
}

export function checkToml(content: string): FenceFinding[] {
  try {
    parse(content)
    return []
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    return [{ line: error.line, message: `Invalid TOML: ${error.message.split('\n')[0]}` }]
  }
}

function readCheck(schema: string): (value: unknown) => Finding[] {
  const text = readFileSync(new URL(`schemas/${schema}.json`, import.meta.url), 'utf8')
  return buildCheck(JSON.parse(text) as JsonSchema, true)
}

/** Check of each deployment file, from schemas in `tools/examples/schemas/`. */
const checks = new Map([
  ['.gitlab-ci.yml', readCheck('vendor/gitlab-ci')],
  ['azure-pipelines.yml', readCheck('azure-pipelines')],
  ['staticwebapp.config.json', readCheck('vendor/staticwebapp')],
  ['vercel.json', readCheck('vendor/vercel')],
  ['wrangler.json', readCheck('vendor/wrangler')],
  ['wrangler.jsonc', readCheck('vendor/wrangler')],
])

/**
 * Validates a deployment file against its platform's schema.
 * @param name such as `vercel.json`
 * @returns what's wrong, with paths. Empty for files that no schema describes
 */
export function checkDeploymentFile(name: string, file: Record<string, unknown>): Finding[] {
  // Editors read it, platforms ignore it.
  const { $schema: _, ...value } = file
  return checks.get(name)?.(value) ?? []
}

type Models = Record<string, (new (manifest: unknown) => { validate(): void }) | undefined>

/** Manifests with an `apiVersion` that Kubernetes itself doesn't define. */
const otherGroups = ['backstage.io', 'kustomize.config.k8s.io']

/**
 * Checks a Kubernetes manifest against the API's schema.
 * @returns what's wrong, or undefined for a valid manifest and for one of another tool
 */
export async function checkManifest(manifest: { apiVersion: string; kind: string }): Promise<string | undefined> {
  const { apiVersion, kind } = manifest
  if (otherGroups.some((group) => apiVersion.startsWith(`${group}/`))) return undefined
  try {
    const models = (await import(/* @vite-ignore */ `kubernetes-models/${apiVersion}`)) as Models
    const Model = models[kind]
    if (Model === undefined) return `Found kind: ${kind}, which ${apiVersion} doesn't have.`
    new Model(manifest).validate()
    return undefined
  } catch (error) {
    const message = toMessage(error)
    return /Cannot find module|not defined by "exports"/.test(message)
      ? `Found apiVersion: ${apiVersion}, expected one of Kubernetes.`
      : `Invalid manifest: ${message}`
  }
}
