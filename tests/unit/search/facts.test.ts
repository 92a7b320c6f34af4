import { expect, test } from 'vitest'
import { splitSections } from '@/lib/search/sections'

const listFacts = (html: string) => splitSections(html).flatMap(({ facts }) => facts)

test('A row that starts with code is a fact, with its type and default', () => {
  const head = '<thead><tr><th>Field</th><th>Type</th><th>Default</th><th>Meaning</th></tr></thead>'
  const field = '<tr><td><code>port</code></td><td>number</td><td><code>3000</code></td><td>Where it listens.</td></tr>'
  const none = '<tr><td><code>host</code></td><td>string</td><td>–</td><td>Its name.</td></tr>'
  const other = '<tr><td>Anything</td><td>string</td><td>–</td><td>Not code.</td></tr>'
  expect(listFacts(`<h2 id="a">A</h2><table>${head}<tbody>${field}${none}${other}</tbody></table>`)).toEqual([
    { name: 'port', type: 'number', default: '3000', text: 'Where it listens.' },
    { name: 'host', type: 'string', default: '', text: 'Its name.' },
  ])
})

test('A message is explained by the paragraph below it, not by its other lines', () => {
  const item = '<p><code>It expired</code> <code>Renew it.</code></p><p>Ask for a <a href="/x">new file</a>.</p>'
  expect(listFacts(`<ul><li>${item}</li><li><code>Gone</code>: it was deleted</li><li>No code</li></ul>`)).toEqual([
    { name: 'It expired', type: '', default: '', text: 'Ask for a new file.' },
    { name: 'Gone', type: '', default: '', text: 'it was deleted' },
  ])
})

test('A long explanation ends after a sentence', () => {
  const text = `${'It explains one thing at length. '.repeat(8)}`
  const [fact] = listFacts(`<ul><li><p><code>Long</code></p><p>${text}</p></li></ul>`)
  expect(fact?.text).toMatch(/length\.$/)
  expect(fact?.text.length).toBeLessThanOrEqual(141)
})
