/** An example of what a team draws in another tool: areas with notes. */
export interface Board {
  /** Heading above the frame, from the component's `title`. */
  title: string
  areas: readonly { name: string; notes: readonly (readonly [kind: string, text: string])[] }[]
}

/** Boards that pages of the example catalog embed, by tool. Their facts are those of the pages they're on. */
export const boards: Record<string, Board> = {
  drawio: {
    title: 'Zones',
    areas: [
      {
        name: 'Card numbers',
        notes: [
          ['channel', 'Customer’s browser'],
          ['channel', 'Payment provider'],
        ],
      },
      { name: 'Tokens only', notes: [['service', 'Payment service']] },
      {
        name: 'No card data',
        notes: [
          ['service', 'Invoice service'],
          ['service', 'Order service'],
        ],
      },
    ],
  },
  figjam: {
    title: 'The order as customers see it',
    areas: [
      { name: '“What does it cost?”', notes: [['query', 'Get quote']] },
      { name: '“I’ll take it”', notes: [['command', 'Place order']] },
      {
        name: '“Is it paid?”',
        notes: [
          ['event', 'Payment authorized'],
          ['event', 'Payment declined'],
        ],
      },
      { name: '“It’s on its way”', notes: [['event', 'Order confirmed']] },
    ],
  },
  lucid: {
    title: 'A depot from above',
    areas: [
      { name: 'Arrivals', notes: [['event', 'Parcel received at depot']] },
      { name: 'Shelves', notes: [['event', 'Parcel sorted']] },
      {
        name: 'Vans',
        notes: [
          ['command', 'Hand over parcels'],
          ['event', 'Parcel out for delivery'],
        ],
      },
    ],
  },
  miro: {
    title: 'EventStorming',
    areas: [
      { name: 'Pickup', notes: [['event', 'Parcel picked up']] },
      {
        name: 'Depot',
        notes: [
          ['event', 'Parcel received at depot'],
          ['event', 'Parcel sorted'],
          ['command', 'Hand over parcels'],
        ],
      },
      {
        name: 'Last mile',
        notes: [
          ['event', 'Parcel out for delivery'],
          ['event', 'Parcel delivered'],
          ['event', 'Delivery failed'],
        ],
      },
    ],
  },
}
