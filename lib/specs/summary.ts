import { specMessageKinds, type SpecMessage, type SpecService } from './types'

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

/** Messages that get a page, each once: services can share them. */
function listWritten(services: readonly SpecService[]): SpecMessage[] {
  const all = services.flatMap(({ messages }) => messages.filter(({ isReference }) => !isReference))
  return [...new Map(all.map((message) => [`${message.kind}/${message.id}/${message.version}`, message])).values()]
}

/** `2 services, 12 messages, 3 channels` */
export function toSummaryLine(services: readonly SpecService[]): string {
  const channels = new Set(services.flatMap((service) => service.channels.map(({ id }) => id)))
  return [
    count(services.length, 'service'),
    count(listWritten(services).length, 'message'),
    ...(channels.size === 0 ? [] : [count(channels.size, 'channel')]),
  ].join(', ')
}

/** `7 events, 2 commands, 1 query`. Empty without messages. */
export function toKindLine(services: readonly SpecService[]): string {
  const written = listWritten(services)
  const counts = specMessageKinds.flatMap((kind) => {
    const { length } = written.filter((message) => message.kind === kind)
    return length === 0 ? [] : [count(length, kind, kind === 'query' ? 'queries' : undefined)]
  })
  return counts.join(', ')
}

/** A JavaScript string in single quotes. */
function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/** The generators for `eventcatalog.config.js`, with services in the order of their files. */
export function writeConfig(files: readonly { service: SpecService; file: string }[]): string {
  const generators = (['asyncapi', 'openapi'] as const).flatMap((format) => {
    const services = files.filter(({ service }) => service.format === format)
    if (services.length === 0) return []
    return [
      `    ['@eventcatalog/generator-${format}', {`,
      '      services: [',
      ...services.map(
        ({ service, file }) => `        { id: ${quote(service.id)}, path: ${quote(`./specs/${file}`)} },`,
      ),
      '      ],',
      ...(format === 'asyncapi' ? ['      parseChannels: true,'] : []),
      '    }],',
    ]
  })
  return ['export default {', '  // your other settings', '  generators: [', ...generators, '  ],', '};'].join('\n')
}
