import { readFileSync } from 'node:fs'
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import { validate as validateDockerfile } from 'dockerfile-utils'
import { parse, TomlError } from 'smol-toml'
import type { Finding, JsonSchema } from '@/lib/catalog'
import { buildCheck } from '../catalog-schema/validate'
import { findError, type FenceFinding } from './types'

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

export function checkToml(content: string): Promise<FenceFinding[]> {
  return findError(
    () => parse(content),
    (message, error) => ({
      line: error instanceof TomlError ? error.line : undefined,
      message: `Invalid TOML: ${message.split('\n')[0]}`,
    }),
  )
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

/** Validates a deployment file, such as `vercel.json`, against its platform's schema, if there's one. */
export function checkDeploymentFile(name: string, file: Record<string, unknown>): Finding[] {
  // Editors read it, platforms ignore it.
  const { $schema: _, ...value } = file
  return checks.get(name)?.(value) ?? []
}

type Models = Record<string, (new (manifest: unknown) => { validate(): void }) | undefined>

/** Manifests with an `apiVersion` that Kubernetes itself doesn't define. */
const otherGroups = ['backstage.io', 'kustomize.config.k8s.io']

/** Checks a Kubernetes manifest against the API's schema. */
export async function checkManifest(manifest: { apiVersion: string; kind: string }): Promise<FenceFinding[]> {
  const { apiVersion, kind } = manifest
  if (otherGroups.some((group) => apiVersion.startsWith(`${group}/`))) return []
  let models: Models
  try {
    models = (await import(/* @vite-ignore */ `kubernetes-models/${apiVersion}`)) as Models
  } catch {
    return [{ message: `Found apiVersion: ${apiVersion}, expected one of Kubernetes.` }]
  }
  const Model = models[kind]
  if (Model === undefined) return [{ message: `Found kind: ${kind}, which ${apiVersion} doesn't have.` }]
  return findError(
    () => new Model(manifest).validate(),
    (message) => ({ message: `Invalid manifest: ${message}` }),
  )
}
