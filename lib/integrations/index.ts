export { checkIntegrations } from './check'
export { writeCopyLead } from './copy'
export { findIntegrationPage, listIntegrationSlugs, toPageTitle } from './detail'
export { toConfigureFence, withConfiguration } from './document'
export {
  getIntegrations,
  type Integration,
  integrationsPage,
  integrationsPath,
  listIntegrations,
  toIntegration,
} from './integrations'
export { hashPlugins, listPlugins } from './plugins'
