import type { Integration } from './integrations'

/** Heading and description of each category on the index page. */
export const kindTexts: Record<Integration['kind'], { label: string; about: string }> = {
  specification: { label: 'Specifications', about: 'Get a page for every operation and message in your specs.' },
  gateway: { label: 'Gateways', about: 'Document the APIs and webhooks your services already have.' },
  broker: { label: 'Brokers', about: 'Document the events on your buses.' },
  registry: {
    label: 'Schema registries',
    about: 'Get a page for each registered schema, and name the services that use it.',
  },
  diagram: { label: 'Diagrams', about: 'Keep boards and drawings next to what they explain.' },
  assistant: { label: 'Assistants', about: 'Let the assistant in your editor look up your real events.' },
  platform: { label: 'Platforms', about: 'Use your catalog with your repositories, portal and cluster.' },
}
