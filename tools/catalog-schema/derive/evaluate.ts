import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'

type JsonSchema = Record<string, unknown>

/** JSON Schema of the custom check for steps of flows, which is identified by the names in its source. */
const targets = ['message', 'service', 'flow', 'actor', 'custom']
const stepCheck: JsonSchema = {
  allOf: [
    { not: { required: ['next_step', 'next_steps'] } },
    ...targets.flatMap((first, index) =>
      targets.slice(index + 1).map((second) => ({ not: { required: [first, second] } })),
    ),
  ],
}

/** Stands in for a zod type and records its JSON Schema. Methods that the content model doesn't use throw. */
class Recorded {
  constructor(
    readonly schema: JsonSchema,
    readonly isOptional = false,
    readonly shape: Record<string, Recorded> = {},
  ) {}

  private with(change: JsonSchema, isOptional = this.isOptional) {
    return new Recorded({ ...this.schema, ...change }, isOptional, this.shape)
  }

  optional = () => this.with({}, true)
  default = (value: unknown) => this.with({ default: value }, true)
  url = () => this.with({ format: 'uri' })
  /** Changes the parsed value, not what's valid as input. */
  transform = () => this
  merge = (other: Recorded) => z.object({ ...this.shape, ...other.shape })

  refine(check: (value: unknown) => unknown) {
    const source = check.toString()
    if (!['next_step', 'next_steps', ...targets].every((name) => source.includes(`.${name}`)))
      throw new Error(
        `content.config.ts has a check that this script doesn’t support. Add it to evaluate.ts:\n${source}`,
      )
    return this.with(stepCheck)
  }
}

function toObject(shape: Record<string, Recorded>) {
  const required = Object.entries(shape).flatMap(([name, { isOptional }]) => (isOptional ? [] : [name]))
  const properties = Object.fromEntries(Object.entries(shape).map(([name, { schema }]) => [name, schema]))
  return new Recorded(
    { type: 'object', properties, ...(required.length > 0 ? { required } : {}), additionalProperties: false },
    false,
    shape,
  )
}

/** A resource's id, alone or with its collection. Astro fills most of these in. */
function reference(collection: string) {
  const object = { type: 'object', properties: { id: { type: 'string' }, collection: { const: collection } } }
  return new Recorded({
    anyOf: [{ type: 'string' }, { ...object, required: ['id', 'collection'], additionalProperties: false }],
  })
}

const types = {
  object: toObject,
  string: () => new Recorded({ type: 'string' }),
  number: () => new Recorded({ type: 'number' }),
  boolean: () => new Recorded({ type: 'boolean' }),
  any: () => new Recorded({}, true),
  // Front matter has dates, but JSON doesn't. The validator in tools/catalog-schema defines the keyword.
  date: () => new Recorded({ isDate: true }),
  enum: (values: string[]) => new Recorded({ enum: values }),
  array: (item: Recorded) => new Recorded({ type: 'array', items: item.schema }),
  record: (value: Recorded) => new Recorded({ type: 'object', additionalProperties: value.schema }),
  union: (members: Recorded[]) => new Recorded({ anyOf: members.map(({ schema }) => schema) }),
}

/** Replaces zod while the content model is evaluated. */
const z = new Proxy(types, {
  get(object, key, receiver) {
    if (typeof key === 'string' && !(key in object))
      throw new Error(`content.config.ts uses z.${key}, which this script doesn’t support. Add it to evaluate.ts.`)
    return Reflect.get(object, key, receiver) as unknown
  },
})

const stubs = {
  z,
  reference,
  defineCollection: (collection: unknown) => collection,
  glob: ({ pattern }: { pattern: string | string[] }) => [pattern].flat(),
}

/** Replaces the packages that the content model imports. */
const recorder: Plugin = {
  name: 'recorder',
  setup(bundler) {
    const filter = /^(?:astro:content|astro\/loaders|glob|uuid)$/
    bundler.onResolve({ filter }, () => ({ path: 'stub', namespace: 'stub' }))
    bundler.onLoad({ filter: /.*/, namespace: 'stub' }, () => ({
      contents: `export const { ${Object.keys(stubs).join(', ')} } = globalThis.catalogStubs\nexport const v4 = () => ''`,
    }))
  },
}

/** Evaluates core's content model with our recorder instead of zod. @throws if it uses something unsupported */
export async function evaluateModel(packageDir: string) {
  const { version } = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8')) as { version: string }
  const { outputFiles } = await build({
    entryPoints: [path.join(packageDir, 'eventcatalog/src/content.config.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    plugins: [recorder],
  })
  Object.assign(globalThis, { catalogStubs: stubs })
  const url = `data:text/javascript;charset=utf-8,${encodeURIComponent(outputFiles[0]?.text ?? '')}`
  const model = (await import(/* @vite-ignore */ url)) as {
    collections: Record<string, { schema: Recorded; loader: string[] | (() => unknown) }>
  }
  const collections = Object.entries(model.collections).map(
    ([name, { schema, loader }]) => [name, { schema, patterns: Array.isArray(loader) ? loader : [] }] as const,
  )
  return { version, collections: Object.fromEntries(collections) }
}
