import { describe, expect, it } from 'vitest'
import { importSpec } from '@/lib/specs/import-spec'
import { sampleFile, sampleText } from '@/lib/specs/sample'
import { toKindLine, toSummaryLine, writeConfig } from '@/lib/specs/summary'
import type { SpecResult, SpecService } from '@/lib/specs/types'

const toLines = ({ problems }: SpecResult) =>
  problems.map(({ severity, line, message }) => `${severity} ${line ?? '-'}: ${message}`)

function getService(text: string): SpecService {
  const { service, problems } = importSpec(text, 'spec.yml')
  if (service === undefined) throw new Error(JSON.stringify(problems))
  return service
}

const info = 'info: { title: Orders, version: 1.0.0 }'

describe('A file that the plugin would refuse', () => {
  it.each([
    ['an empty file', '', 'error -: The file is empty.'],
    ['a file of spaces', ' \n ', 'error -: The file is empty.'],
    ['a binary file', 'PK\u0003\u0004\0\0', "error -: This isn't a text file. Expected JSON or YAML."],
    [
      'YAML with a mistake',
      'openapi: 3.1.0\ninfo:\n  title: "Orders\n',
      `error 4: This isn't valid YAML. Missing closing "quote.`,
    ],
    [
      'YAML with a key twice',
      'openapi: 3.1.0\ninfo: {}\ninfo: {}\n',
      'error 3: The key `info` appears twice. Keys must be unique.',
    ],
    [
      'JSON with a mistake',
      '{\n  "openapi": "3.1.0",\n  "info": { "title": "Orders" \n',
      "error 4: This isn't valid JSON. An object must end with a }.",
    ],
    [
      'a text',
      'hello',
      'error 1: This is the text "hello", not an OpenAPI or AsyncAPI document. Expected `openapi`, `swagger` or `asyncapi` with a version at the top level, as in `openapi: 3.1.0`.',
    ],
    [
      'a list',
      '- a',
      'error 1: This is a list, not an OpenAPI or AsyncAPI document. Expected `openapi`, `swagger` or `asyncapi` with a version at the top level, as in `openapi: 3.1.0`.',
    ],
    [
      'something else',
      '{ "name": "my-package" }',
      'error 1: This is neither an OpenAPI nor an AsyncAPI document. Expected `openapi`, `swagger` or `asyncapi` with a version at the top level, as in `openapi: 3.1.0`.',
    ],
    [
      'an OpenAPI version without quotes',
      `\n${info}\nopenapi: 3.0`,
      'error 3: The plugin reads OpenAPI 2.0, 3.0 and 3.1, found the number 3 in `openapi`.',
    ],
    [
      'a newer OpenAPI version',
      'openapi: 3.2.0',
      'error 1: The plugin reads OpenAPI 2.0, 3.0 and 3.1, found the text "3.2.0" in `openapi`.',
    ],
    [
      'an older Swagger version',
      "swagger: '1.2'",
      'error 1: The plugin reads OpenAPI 2.0, 3.0 and 3.1, found the text "1.2" in `swagger`.',
    ],
    [
      'a newer AsyncAPI version',
      '{\n "asyncapi": "3.1.0"\n}',
      'error 2: The plugin reads AsyncAPI 2.x and 3.0, found the text "3.1.0" in `asyncapi`.',
    ],
    [
      'no info',
      'openapi: 3.0.3\npaths: {}',
      'error 1: Expected an object with a title and a version in `info`, found nothing.',
    ],
    [
      'no title',
      'openapi: 3.0.3\ninfo:\n  version: 1.0.0\npaths: {}',
      'error 2: Expected the name of the service in `info.title`, found nothing.',
    ],
    [
      'a version without quotes',
      'openapi: 3.0.3\ninfo:\n  title: Orders\n  version: 1.0\npaths: {}',
      'error 4: Expected a version in quotation marks in `info.version`, found the number 1.',
    ],
    [
      'no paths',
      `openapi: 3.0.3\n${info}`,
      'error 1: Expected an object with the paths of the API in `paths`, found nothing.',
    ],
    [
      'a list of paths',
      `openapi: 3.1.0\n${info}\npaths: []`,
      'error 3: Expected an object with the paths of the API in `paths`, found a list.',
    ],
    [
      'AsyncAPI 2 without channels',
      `asyncapi: 2.6.0\n${info}`,
      'error 1: Expected an object with the channels of the application in `channels`, found nothing.',
    ],
  ])('%s is an error with its line', (_, text, expected) => {
    const result = importSpec(text, 'spec.yml')
    expect(result.service).toBeUndefined()
    expect(toLines(result)).toEqual([expected])
  })
})

describe('A file with mistakes in some places', () => {
  it('is imported, with a warning for each reference that leads nowhere', () => {
    const result = importSpec(
      `openapi: 3.0.3
${info}
paths:
  /orders:
    get:
      operationId: ListOrders
      responses:
        '200':
          $ref: '#/components/responses/Missing'
    post:
      operationId: PlaceOrder
      requestBody:
        $ref: ./bodies.yml#/PlaceOrder
      responses:
        '201':
          $ref: 'https://example.com/responses.yml#/Created'
`,
      'spec.yml',
    )
    expect(toLines(result)).toEqual([
      "warning 9: `#/components/responses/Missing` leads to nothing in this file. The plugin won't import the file until it does.",
      "warning 13: `./bodies.yml` and 1 more are other files, which this page can't open. The plugin can.",
    ])
    expect(result.service?.messages.map(({ id }) => id)).toEqual(['ListOrders', 'PlaceOrder'])
  })

  it('says which keys of a path become messages', () => {
    const result = importSpec(
      `openapi: 3.0.3\n${info}\npaths:\n  /orders/{id}:\n    parameters: []\n    get: { operationId: GetOrder }\n`,
      'spec.yml',
    )
    expect(toLines(result)).toEqual([
      'warning 5: The plugin treats every key of a path as an operation, so `parameters` becomes a message. Move it into the operations to avoid that.',
    ])
    expect(result.service?.messages.map(({ id }) => id)).toEqual(['orders_PARAMETERS_orders_{id}', 'GetOrder'])
  })

  it('names AsyncAPI 2 messages that stop the plugin, and warns of its directions', () => {
    const result = importSpec(
      `asyncapi: 2.6.0\n${info}\nchannels:\n  orders:\n    publish:\n      message:\n        name: OrderPlaced\n`,
      'spec.yml',
    )
    expect(toLines(result)).toEqual([
      'warning 6: The message "OrderPlaced" has a `name` but no `messageId`, and the plugin stops at such a message. Add `messageId: OrderPlaced`.',
      expect.stringMatching(/^warning 1: The plugin reads `publish` as sending/),
    ])
  })

  it('names unknown message types', () => {
    const result = importSpec(
      `openapi: 3.0.3\n${info}\npaths:\n  /orders:\n    get:\n      x-eventcatalog-message-type: question\n`,
      'spec.yml',
    )
    expect(toLines(result)).toEqual([
      'warning 6: Expected event, command or query, found "question". The plugin stops here.',
    ])
  })

  it('survives references that lead in a circle', () => {
    const { service, problems } = importSpec(
      `openapi: 3.0.3\n${info}\npaths:\n  /a: { $ref: '#/paths/~1b' }\n  /b: { $ref: '#/paths/~1a' }\n`,
      'spec.yml',
    )
    expect(service?.messages).toEqual([])
    expect(problems.map(({ line }) => line)).toEqual([4, 5])
  })
})

describe('A service', () => {
  it('has the fields that extensions set', () => {
    const { messages } = getService(`openapi: 3.1.0
${info}
paths:
  /orders:
    post:
      operationId: placeOrder
      summary: Place an order
      x-eventcatalog-message-type: command
      x-eventcatalog-message-id: PlaceOrder
      x-eventcatalog-message-name: Place order
      x-eventcatalog-message-version: 2.0.0
      x-eventcatalog-draft: true
  /orders/placed:
    post:
      x-eventcatalog-message-type: event
      x-eventcatalog-message-action: sends
      deprecated: true
`)
    expect(messages).toMatchObject([
      {
        kind: 'command',
        id: 'PlaceOrder',
        name: 'Place order',
        version: '2.0.0',
        summary: 'Place an order',
        operations: ['POST /orders'],
        isReceived: true,
        isSent: false,
        isDraft: true,
        isDeprecated: false,
      },
      { kind: 'event', id: 'orders_POST_orders_placed', isSent: true, isReceived: false, isDeprecated: true },
    ])
  })

  it('only references messages that another service documents', () => {
    const service = getService(`asyncapi: 3.0.0
${info}
channels:
  parcels:
    title: Parcel events
    bindings: { kafka: {} }
    x-eventcatalog-channel-version: 1.1.0
    messages:
      ParcelDelivered: { x-eventcatalog-role: client, x-eventcatalog-message-version: 2.0.0 }
operations:
  noteDelivery: { action: receive, channel: { $ref: '#/channels/parcels' } }
`)
    expect(service.messages).toMatchObject([{ id: 'ParcelDelivered', isReference: true, channels: ['parcels'] }])
    expect(service.channels).toEqual([{ id: 'parcels', name: 'Parcel events', version: '1.1.0', protocols: ['kafka'] }])
    expect(toSummaryLine([service])).toBe('1 service, 0 messages, 1 channel')
  })

  it('applies the traits of messages', () => {
    const document = (version: string, channel: string) =>
      getService(
        `asyncapi: ${version}\n${info}\n${channel}\ncomponents:\n  messages:\n    Placed:\n      title: Own\n      traits: [{ title: Trait, x-eventcatalog-message-type: command }]\n`,
      ).messages
    const ref = "{ $ref: '#/components/messages/Placed' }"
    // The trait wins in version 2, and the message in version 3.
    expect(document('2.6.0', `channels: { orders: { publish: { message: ${ref} } } }`)).toMatchObject([
      { kind: 'command', id: 'Placed', name: 'Trait', isSent: true },
    ])
    expect(
      document(
        '3.0.0',
        `channels: { orders: { messages: { Placed: ${ref} } } }\noperations: { a: { action: send, channel: { $ref: '#/channels/orders' } } }`,
      ),
    ).toMatchObject([{ kind: 'command', id: 'Placed', name: 'Own', isSent: true }])
  })
})

describe('The sample', () => {
  it('has every kind of message, both directions, and no problems', () => {
    const { service, problems } = importSpec(sampleText, sampleFile)
    expect(problems).toEqual([])
    if (service === undefined) throw new Error('The sample has no service.')
    expect(toSummaryLine([service])).toBe('1 service, 5 messages, 3 channels')
    expect(toKindLine([service])).toBe('3 events, 1 command, 1 query')
    expect(service.messages.filter(({ isSent }) => isSent).map(({ id }) => id)).toEqual([
      'OrderPlaced',
      'OrderConfirmed',
    ])
  })
})

describe('The configuration', () => {
  it('has a generator per format, and is JavaScript whatever the file is called', async () => {
    const openapi = getService(`openapi: 3.1.0\n${info}\npaths: {}`)
    const asyncapi = getService(`asyncapi: 3.0.0\n${info}`)
    const text = writeConfig([
      { service: openapi, file: 'it\'s \\ "odd".yml' },
      { service: asyncapi, file: 'events.yml' },
    ])
    const { default: config } = (await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`
    )) as {
      default: unknown
    }
    expect(config).toEqual({
      generators: [
        [
          '@eventcatalog/generator-asyncapi',
          { services: [{ id: 'orders', path: './specs/events.yml' }], parseChannels: true },
        ],
        ['@eventcatalog/generator-openapi', { services: [{ id: 'orders', path: './specs/it\'s \\ "odd".yml' }] }],
      ],
    })
  })
})
