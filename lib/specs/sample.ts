/** A specification for visitors who have none. Part of the Parcelwise example, with the ids of its catalog. */
export const sampleFile = 'order-events.asyncapi.yml'

export const sampleText = `asyncapi: 3.0.0
info:
  title: Order service
  version: 2.1.0
channels:
  order-events:
    address: parcelwise.production.ordering.orders
    title: Order events
    bindings: { kafka: {} }
    messages:
      OrderPlaced: { $ref: '#/components/messages/OrderPlaced' }
      OrderConfirmed: { $ref: '#/components/messages/OrderConfirmed' }
  billing-events:
    title: Billing events
    messages:
      PaymentAuthorized: { $ref: '#/components/messages/PaymentAuthorized' }
  public-http-api:
    title: Public HTTP API
    messages:
      PlaceOrder: { $ref: '#/components/messages/PlaceOrder' }
      GetOrder: { $ref: '#/components/messages/GetOrder' }
operations:
  publishOrders:
    action: send
    channel: { $ref: '#/channels/order-events' }
  onPayment:
    action: receive
    channel: { $ref: '#/channels/billing-events' }
  onRequest:
    action: receive
    channel: { $ref: '#/channels/public-http-api' }
components:
  messages:
    OrderPlaced:
      title: Order placed
      x-eventcatalog-message-version: 2.0.0
    OrderConfirmed:
      title: Order confirmed
    PaymentAuthorized:
      title: Payment authorized
      x-eventcatalog-message-version: 1.0.0
    PlaceOrder:
      title: Place order
      x-eventcatalog-message-type: command
    GetOrder:
      title: Get order
      x-eventcatalog-message-type: query
`
