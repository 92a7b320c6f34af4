import { describe, expect, test } from 'vitest'
import { trimHead, trimRows } from '@/lib/export/trim-payload'

const meta = (props: Record<string, string>) => ['$', 'meta', '1', props]
const toRow = (value: unknown) => `1c:${JSON.stringify(value)}`

describe('The data of a page', () => {
  test('keeps all but undefined values and what other sites read', () => {
    const title = ['$', 'title', '0', { children: 'A "title" </script>' }]
    const description = meta({ name: 'description', content: 'What it is' })
    const rows = [
      '2:"/_next/static/chunks/a.js"',
      '3:I[84248,["$2"],"HtmlSlotOutlet"]',
      toRow([
        title,
        description,
        meta({ property: 'og:title', content: 'A' }),
        meta({ name: 'twitter:card', content: 'b' }),
      ]),
      'f:{"r":["$","div",null,{"id":"x","nonce":"$undefined","children":["$undefined",null]}]}',
      '',
    ]
    expect(trimRows(rows.join('\n')).split('\n')).toEqual([
      rows[0],
      rows[1],
      toRow([title, description]),
      'f:{"r":["$","div",null,{"id":"x","children":["$undefined",null]}]}',
      '',
    ])
  })

  test('stays as it is where rows point into others, hold raw text, or end elsewhere', () => {
    const row = '1:{"a":"$undefined"}'
    expect(trimRows(row)).toBe('1:{}')
    for (const other of ['2:["$1:0:props"]', '2:T5,hello3:{}', '2:{"cut'])
      expect(trimRows(`${other}\n${row}`)).toBe(other.includes('cut') ? `${other}\n1:{}` : `${other}\n${row}`)
  })
})

test('A connection to the site itself is not asked for', () => {
  const other = '<link rel="preconnect" href="https://a.example" crossorigin=""/>'
  expect(trimHead(`<link rel="preconnect" href="/" crossorigin=""/>${other}`)).toBe(other)
  expect(trimRows(':HL["/a.css","style"]\n:HC["/",""]\n:HC["https://a.example",""]\n2:["$1:0:props"]')).toBe(
    ':HL["/a.css","style"]\n:HC["https://a.example",""]\n2:["$1:0:props"]',
  )
})

test('The head of a page says of cards only which kind they are', () => {
  const card = '<meta name="twitter:card" content="x"/>'
  expect(trimHead(`${card}<meta name="twitter:title" content="y"/><title>y</title>`)).toBe(`${card}<title>y</title>`)
})
