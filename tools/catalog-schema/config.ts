import { type Finding, type JsonSchema, schemaParts, configSchema } from '@/lib/catalog'
import { buildCheck } from './validate'
import { checkGenerators } from './generators'

const { address, fields, number, text, boolean } = schemaParts

/** Auth.js receives these settings unchanged. Limited to options of its OAuth providers that can be in a file. */
const providerOptions: Record<string, JsonSchema> = {
  'clientId!': text,
  'clientSecret!': text,
  issuer: address,
  authorization: {},
  token: {},
  userinfo: {},
  wellKnown: address,
  profile: {},
  checks: {},
  client: {},
  style: {},
  allowDangerousEmailAccountLinking: boolean,
}
const provider = fields(providerOptions)
const github = fields({ ...providerOptions, enterprise: fields({ baseUrl: address }) })

/** Fields of `eventcatalog.auth.js` that core 2.64.4 reads. No code reads its type's `customMiddleware`. */
const authSchema: JsonSchema = fields({
  debug: boolean,
  providers: fields({ github, google: provider, okta: provider, auth0: provider, entra: provider }),
  customAuthConfig: text,
  session: fields({ maxAge: number, updateAge: number }),
})

/** Reports sign-in settings that EventCatalog doesn't read. */
export const checkAuth = buildCheck(authSchema)

const checkFields = buildCheck(configSchema)

/** Reports configuration fields that EventCatalog doesn't read, or reads differently. */
export function checkConfig(value: unknown): Finding[] {
  const generators = typeof value === 'object' && value !== null && 'generators' in value ? value.generators : []
  return [...checkFields(value), ...checkGenerators(generators)]
}
