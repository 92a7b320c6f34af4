/** An example of what a team draws in another tool: areas with notes, and a heading above the frame. */
export type Board = ReturnType<typeof toBoard>

/** @param areas for each area, texts of its notes by kind */
function toBoard(title: string, areas: Record<string, Record<string, string[]>>) {
  return {
    title,
    areas: Object.entries(areas).map(([name, texts]) => ({
      name,
      notes: Object.entries(texts).flatMap(([kind, all]) => all.map((text) => [kind, text] as const)),
    })),
  }
}

/** Boards that pages of the example catalog embed, by tool. Their facts are those of the pages they're on. */
export const boards: Record<string, Board> = {
  drawio: toBoard('Zones', {
    'Card numbers': { channel: ['Customer’s browser', 'Payment provider'] },
    'Tokens only': { service: ['Payment service'] },
    'No card data': { service: ['Invoice service', 'Order service'] },
  }),
  figjam: toBoard('The order as customers see it', {
    '“What does it cost?”': { query: ['Get quote'] },
    '“I’ll take it”': { command: ['Place order'] },
    '“Is it paid?”': { event: ['Payment authorized', 'Payment declined'] },
    '“It’s on its way”': { event: ['Order confirmed'] },
  }),
  lucid: toBoard('A depot from above', {
    Arrivals: { event: ['Parcel received at depot'] },
    Shelves: { event: ['Parcel sorted'] },
    Vans: { command: ['Hand over parcels'], event: ['Parcel out for delivery'] },
  }),
  miro: toBoard('EventStorming', {
    Pickup: { event: ['Parcel picked up'] },
    Depot: { event: ['Parcel received at depot', 'Parcel sorted'], command: ['Hand over parcels'] },
    'Last mile': { event: ['Parcel out for delivery', 'Parcel delivered', 'Delivery failed'] },
  }),
}
