import type { IntegrationKind } from './integrations'

/** Heading and description of each category on the index page. */
export const kindTexts: Record<IntegrationKind, { label: string; about: string }> = {
  specification: {
    label: 'Specifications',
    about: 'Import your API specs as services and messages.',
  },
  gateway: { label: 'Gateways', about: 'Document the routes and webhooks of your services.' },
  broker: { label: 'Brokers', about: 'Document the events and channels on your event buses.' },
  registry: { label: 'Schema registries', about: 'Import your registered schemas as messages.' },
  diagram: { label: 'Diagrams', about: 'Embed boards and drawings next to the services they explain.' },
  assistant: { label: 'Assistants', about: 'Ask about your architecture from your editor.' },
  platform: { label: 'Platforms', about: 'Connect your catalog to your code, portal and cluster.' },
}
