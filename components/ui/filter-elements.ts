import { defineIntegrationFilter } from '../integrations/integration-filter.element'
import { defineSdkFilter } from '../mdx/sdk-filter.element'

defineIntegrationFilter()
defineSdkFilter()
