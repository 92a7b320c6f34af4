import type { IntegrationKind } from './integrations'

/** What the index says of each kind of integration. */
export const kindTexts: Record<IntegrationKind, { label: string; about: string }> = {
  specification: {
    label: 'Specifications',
    about: 'Turn your API specifications into services and messages.',
  },
  gateway: { label: 'Gateways', about: 'Document your routes and webhooks as messages.' },
  broker: { label: 'Brokers', about: 'Turn your event buses into events and channels.' },
  registry: { label: 'Schema registries', about: 'Import registered schemas as messages.' },
  diagram: { label: 'Diagrams', about: 'Embed your boards and diagrams in the pages they explain.' },
  assistant: { label: 'Assistants', about: 'Ask about your architecture from your editor.' },
  platform: { label: 'Platforms', about: 'Connect your code host, developer portal and cluster.' },
}
