export { checkIntegrations } from './check'
export { writeCopyLead } from './copy'
export { findIntegrationPage, listIntegrationSlugs, toPageTitle } from './detail'
export {
  getIntegrations,
  type Integration,
  integrationsPage,
  integrationsPath,
  listIntegrations,
  toConfigureFence,
  toIntegration,
  withConfiguration,
} from './integrations'
export { hashPlugins, listPlugins } from './plugins'
