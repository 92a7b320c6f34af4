import type { IntegrationKind } from './integrations'

/** What the index says of each kind of integration. */
export const kindTexts: Record<IntegrationKind, { label: string; about: string }> = {
  specification: {
    label: 'Specifications',
    about: 'A file that describes an API becomes a service with its messages.',
  },
  gateway: { label: 'Gateways', about: 'Routes and webhooks become the messages of your services.' },
  broker: { label: 'Brokers', about: 'What travels over a bus becomes events and channels.' },
  registry: { label: 'Schema registries', about: 'Registered schemas become messages, each beside its schema.' },
  diagram: { label: 'Diagrams', about: 'A drawing stands on the page of the thing that it explains.' },
  assistant: { label: 'Assistants', about: 'Questions about your architecture, asked where code is written.' },
  platform: { label: 'Platforms', about: 'Where your code, your portal and your cluster meet the catalog.' },
}
