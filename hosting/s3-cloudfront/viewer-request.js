// CloudFront function (cloudfront-js-2.0) for viewer requests: one address per page, redirects, and page files.
const base = ""
const old = {
  "/blog/eventcatalog-sdk": "/blog/introducing-the-sdk",
  "/blog/eventcatalog-v2": "/blog/eventcatalog-two-point-zero",
  "/docs/api/channel-api": "/docs/api/channel",
  "/docs/api/command-api": "/docs/api/command",
  "/docs/api/data-api": "/docs/api/data",
  "/docs/api/domain-api": "/docs/api/domain",
  "/docs/api/entity-api": "/docs/api/entity",
  "/docs/api/event-api": "/docs/api/event",
  "/docs/api/flow-api": "/docs/api/flow",
  "/docs/api/query-api": "/docs/api/query",
  "/docs/api/service-api": "/docs/api/service",
  "/docs/asyncapi": "/docs/plugins/asyncapi/intro",
  "/docs/development/components/designs": "/docs/development/components/design",
  "/docs/development/developer-tools/eventcatalog-linter": "/docs/development/developer-tools/linter",
  "/docs/development/fundamentals": "/docs/development/getting-started/fundamentals",
  "/docs/development/getting-started/installation": "/docs/development/starting-a-new-project/installation",
  "/docs/development/guides/changelogs/adding-changelogs": "/docs/development/guides/changelogs/adding",
  "/docs/development/guides/domains/adding-domains": "/docs/development/guides/domains/adding",
  "/docs/development/guides/domains/adding-ubiquitous-language": "/docs/development/guides/domains/ubiquitous-language",
  "/docs/development/guides/domains/domain-integration-map": "/docs/development/guides/domains/integration-map",
  "/docs/development/guides/domains/entities/adding-entities": "/docs/development/guides/domains/entities/adding",
  "/docs/development/guides/domains/model-subdomains": "/docs/development/guides/domains/subdomains",
  "/docs/development/guides/eventcatalog-federation": "/docs/federation",
  "/docs/development/guides/eventcatalog-federation/configuration": "/docs/plugins/eventcatalog-federation/configuration",
  "/docs/development/guides/eventcatalog-federation/introduction": "/docs/plugins/eventcatalog-federation/introduction",
  "/docs/development/guides/eventcatalog-federation/setup-team-catalog": "/docs/plugins/eventcatalog-federation/setup-team-catalog",
  "/docs/development/guides/eventcatlaog-chat": "/docs/development/guides/chat",
  "/docs/development/guides/eventcatlaog-chat/using-anthropic-models": "/docs/development/guides/chat/models/anthropic",
  "/docs/development/guides/eventcatlaog-chat/using-browser-models": "/docs/development/guides/chat/models/browser",
  "/docs/development/guides/eventcatlaog-chat/using-google-models": "/docs/development/guides/chat/models/google",
  "/docs/development/guides/eventcatlaog-chat/using-openai-models": "/docs/development/guides/chat/models/openai",
  "/docs/development/guides/eventcatlaog-chat/what-is-eventcatalog-chat": "/docs/development/guides/chat/what-is-chat",
  "/docs/development/guides/messages/commands/adding-commands": "/docs/development/guides/messages/commands/adding",
  "/docs/development/guides/messages/commands/adding-schemas": "/docs/development/guides/messages/commands/schemas",
  "/docs/development/guides/messages/events/adding-events": "/docs/development/guides/messages/events/adding",
  "/docs/development/guides/messages/events/adding-schemas": "/docs/development/guides/messages/events/schemas",
  "/docs/development/guides/messages/queries/adding-queries": "/docs/development/guides/messages/queries/adding",
  "/docs/development/guides/messages/queries/adding-schemas": "/docs/development/guides/messages/queries/schemas",
  "/docs/development/guides/owners/create-team": "/docs/development/guides/owners/teams",
  "/docs/development/guides/owners/create-user": "/docs/development/guides/owners/users",
  "/docs/development/guides/services/adding-services": "/docs/development/guides/services/adding",
  "/docs/development/guides/upgrading-from-version-1": "/docs/development/starting-a-new-project/upgrading",
  "/docs/development/introduction": "/docs/development/getting-started/introduction",
  "/docs/development/plugins": "/docs/plugins/intro",
  "/docs/development/plugins/async-api": "/docs/plugins/asyncapi",
  "/docs/development/plugins/async-api/api": "/docs/plugins/asyncapi/plugin-configuration",
  "/docs/development/plugins/async-api/features": "/docs/plugins/asyncapi/features",
  "/docs/development/plugins/async-api/intro": "/docs/plugins/asyncapi/intro",
  "/docs/development/plugins/async-api/using-reference-objects": "/docs/plugins/asyncapi/using-reference-objects",
  "/docs/development/plugins/backstage": "/docs/plugins/backstage",
  "/docs/development/plugins/backstage/intro": "/docs/plugins/backstage/intro",
  "/docs/development/plugins/eventbridge": "/docs/plugins/eventbridge",
  "/docs/development/plugins/eventbridge/features": "/docs/plugins/eventbridge/features",
  "/docs/development/plugins/eventbridge/intro": "/docs/plugins/eventbridge/intro",
  "/docs/development/plugins/generators": "/docs/plugins/generators",
  "/docs/development/plugins/hookdeck": "/docs/hookdeck",
  "/docs/development/plugins/hookdeck/api": "/docs/plugins/hookdeck/api",
  "/docs/development/plugins/hookdeck/cli": "/docs/plugins/hookdeck/cli",
  "/docs/development/plugins/hookdeck/intro": "/docs/plugins/hookdeck/intro",
  "/docs/development/plugins/open-api": "/docs/openapi",
  "/docs/development/plugins/open-api/api": "/docs/plugins/openapi/plugin-configuration",
  "/docs/development/plugins/open-api/features": "/docs/plugins/openapi/features",
  "/docs/development/plugins/open-api/intro": "/docs/plugins/openapi/intro",
  "/docs/development/plugins/plugin-overview": "/docs/plugins/intro",
  "/docs/development/sdk": "/docs/sdk",
  "/docs/eventcatalog-federation": "/docs/federation",
  "/docs/events/adding-event": "/docs/development/guides/messages/events/adding",
  "/docs/events/introduction": "/docs/development/guides/messages/events/introduction",
  "/docs/installation": "/docs/development/starting-a-new-project/installation",
  "/docs/plugins/federation": "/docs/federation",
  "/docs/plugins/federation/configuration": "/docs/plugins/eventcatalog-federation/configuration",
  "/docs/plugins/federation/examples": "/docs/plugins/eventcatalog-federation/examples",
  "/docs/plugins/federation/features": "/docs/plugins/eventcatalog-federation/features",
  "/docs/plugins/federation/installation": "/docs/plugins/eventcatalog-federation/installation",
  "/docs/plugins/federation/intro": "/docs/plugins/eventcatalog-federation/introduction",
  "/docs/plugins/federation/introduction": "/docs/plugins/eventcatalog-federation/introduction",
  "/docs/plugins/federation/setup-team-catalog": "/docs/plugins/eventcatalog-federation/setup-team-catalog",
  "/docs/sdk/function": "/docs/sdk",
  "/docs/sdk/functions": "/docs/sdk",
  "/integrations/lucid-eda": "/integrations/lucid",
}
const patterns = [
  [/^\/docs\/sdk\/functions\/([\w.-]+)$/, "/docs/sdk/function/", ""],
]

function toQuery(querystring) {
  const parts = []
  for (const name in querystring) {
    const values = querystring[name].multiValue || [querystring[name]]
    for (const item of values) parts.push(item.value === '' ? name : name + '=' + item.value)
  }
  return parts.length === 0 ? '' : '?' + parts.join('&')
}

function redirect(request, target) {
  const parts = target.split('#')
  const value = parts[0] + toQuery(request.querystring) + (parts[1] ? '#' + parts[1] : '')
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: value } } }
}

function handler(event) {
  const request = event.request
  // Leading double slashes would redirect to another host.
  const uri = request.uri.replace(/\/{2,}/g, '/')
  const clean = uri.replace(/\/index\.html$|\.html$/, '').replace(/\/+$/, '') || '/'
  if (clean !== uri && uri !== base + '/') return redirect(request, clean)
  if (uri.indexOf(base) !== 0) return request
  const path = clean.slice(base.length) || '/'
  if (Object.prototype.hasOwnProperty.call(old, path)) return redirect(request, base + old[path])
  for (const rule of patterns) {
    const found = rule[0].exec(path)
    if (found) return redirect(request, base + rule[1] + found[1] + rule[2])
  }
  // llms.txt in a folder is a page. Everything else with an extension is a file.
  const isFile = /\.[a-z0-9]+$/i.test(path) && !/\/.+\/llms\.txt$/.test(path)
  request.uri = path === '/' ? base + '/index.html' : isFile ? uri : uri + '.html'
  return request
}
