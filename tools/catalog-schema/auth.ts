import { type Finding, type JsonSchema, schemaParts } from '@/lib/catalog'
import { buildCheck } from './validate'

const { address, fields, number, text, yesNo } = schemaParts

/** The settings go to Auth.js as they are. These are the ones of its OAuth providers that can be written in a file. */
const ofProvider: Record<string, JsonSchema> = {
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
  allowDangerousEmailAccountLinking: yesNo,
}
const provider = fields(ofProvider)
const github = fields({ ...ofProvider, enterprise: fields({ baseUrl: address }) })

/** What `eventcatalog.auth.js` may hold at core 2.64.4, from the code that reads it: no code reads `customMiddleware`, which the type has. */
export const authSchema: JsonSchema = fields({
  debug: yesNo,
  providers: fields({ github, google: provider, okta: provider, auth0: provider, entra: provider }),
  customAuthConfig: text,
  session: fields({ maxAge: number, updateAge: number }),
})

let check: ((value: unknown) => Finding[]) | undefined

/** Lists what the settings of sign-in have that the tool does not read. */
export function checkAuth(value: unknown): Finding[] {
  check ??= buildCheck(authSchema)
  return check(value)
}
