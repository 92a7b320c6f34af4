import type { JsonSchema } from '@/lib/catalog/config/types'

/** The shapes a value can have: a schema with its choices and references resolved. */
function listForms(schema: JsonSchema, root: JsonSchema): JsonSchema[] {
  const { $ref, anyOf = [], allOf = [] } = schema
  const target = $ref === undefined ? undefined : root.$defs?.[$ref.replace('#/$defs/', '')]
  return [schema, ...(target === undefined ? [] : [target]), ...anyOf, ...allOf].flatMap((form) =>
    form === schema ? [form] : listForms(form, root),
  )
}

function findMembers(
  schema: JsonSchema,
  name: string,
  root: JsonSchema,
): { schema: JsonSchema; isRequired: boolean }[] {
  return listForms(schema, root).flatMap(({ properties = {}, required = [], additionalProperties }) => {
    const own = properties[name]
    if (own !== undefined) return [{ schema: own, isRequired: required.includes(name) }]
    // `{env}` matches any name.
    if (!name.startsWith('{')) return []
    const named = Object.entries(properties).map(([key, value]) => ({
      schema: value,
      isRequired: required.includes(key),
    }))
    return typeof additionalProperties === 'object'
      ? [...named, { schema: additionalProperties, isRequired: false }]
      : named
  })
}

/** What a field can be, for each shape of the object that contains it. Empty if none does. */
export function findField(schema: JsonSchema, path: string): { schema: JsonSchema; isRequired: boolean }[] {
  let found = [{ schema, isRequired: false }]
  for (const part of path.split('.').filter((each) => each !== '')) {
    const name = part.replace(/(\[\])+$/, '')
    found = found.flatMap((each) => findMembers(each.schema, name, schema))
    if (part.endsWith('[]'))
      found = found.flatMap(({ schema: list }) =>
        listForms(list, schema).flatMap(({ items }) =>
          items === undefined ? [] : [{ schema: items, isRequired: false }],
        ),
      )
  }
  return found
}

/** Names of the fields allowed in the object at a path. */
export function listFieldNames(schema: JsonSchema, path: string): string[] {
  const holders = path === '' ? [{ schema }] : findField(schema, path)
  return [
    ...new Set(
      holders.flatMap((each) =>
        listForms(each.schema, schema).flatMap(({ properties = {} }) => Object.keys(properties)),
      ),
    ),
  ]
}
