import { describe, expect, it } from 'vitest'
import { getFindings, toFence } from '../support/examples'

const read = `import utils from '@eventcatalog/sdk'

const { getEvent } = utils('./my-catalog')
const event = await getEvent('OrderPlaced')

console.log(event.name)`

const write = `import utils from '@eventcatalog/sdk'

const { writeEvent } = utils('./my-catalog')

await writeEvent({ id: 'OrderParked', name: 'Order parked', version: '1.0.0', markdown: '' })`

const page = (...fences: [info: string, code: string][]) => fences.map(([info, code]) => toFence(info, code)).join('\n')

describe('SDK code in an example', () => {
  it('compiles and runs on a copy of the example catalog', async () => {
    expect(await getFindings(page(['ts', read], ['ts', write], ['js', read]))).toEqual([])
  })

  it("fails if it doesn't", async () => {
    const findings = await getFindings(
      page(
        ['ts', read.replaceAll('getEvent', 'getEvents2')],
        ['ts', read.replace("'OrderPlaced'", '42')],
        ['ts', read.replace('event.name', '(event as { name: { length: () => void } }).name.length()')],
        ['js', read.replace("'OrderPlaced'", "'OrderPlcaed'").replace('event.name', 'event.name.length')],
        ['ts', write.replace("'1.0.0',", "'1.0.0', chanels: [],")],
        ['ts', `${write}\nprocess.exit(1)`],
      ),
    )
    expect(findings).toEqual([
      expect.stringMatching(/^4 {2}Property 'getEvents2' does not exist/),
      expect.stringMatching(/^14 {2}Argument of type 'number' is not assignable/),
      expect.stringMatching(/^2\d {2}/),
      expect.stringMatching(/^3\d {2}It fails in examples\/parcelwise: /),
      expect.stringMatching(/^42 {2}.*'chanels' does not exist/),
      expect.stringMatching(/^5\d {2}It fails in examples\/parcelwise: It exited with code 1\./),
    ])
  })

  it("can't write what EventCatalog doesn't read", async () => {
    const fields = "id: 'OrderParked', name: 'Order parked', version: '1.0.0', markdown: ''"
    const code = write.replace(`{ ${fields} }`, `{ ${fields}, chanels: [] } as never`)
    expect(await getFindings(toFence('ts', code))).toEqual([
      '1  It writes events/OrderParked/index.mdx, where chanels is invalid: Unknown field "chanels". Did you mean "channels"?',
    ])
  })

  it('is an .mts file if it runs outside of the catalog', async () => {
    expect(await getFindings(toFence('ts title="scripts/report.ts"', read))).toEqual([
      '1  Found report.ts, expected report.mts for a script outside of the catalog.',
    ])
    expect(await getFindings(toFence('ts title="scripts/report.mts"', read))).toEqual([])
    const inside = read.replace("'./my-catalog'", 'process.cwd()')
    expect(await getFindings(toFence('ts title="scripts/report.ts"', inside))).toEqual([])
  })

  it('is only compiled if norun says why', async () => {
    const code = read.replace("'OrderPlaced'", "'Nothing'").replace('event.name', 'event.name.length')
    expect(await getFindings(toFence('ts', code))).toHaveLength(1)
    expect(await getFindings(toFence('ts norun="no such event"', code))).toEqual([])
  })
})
