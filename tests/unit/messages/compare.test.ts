import { describe, expect, test } from 'vitest'
import { compareIndex, readEntries } from '@/tools/messages/compare'

const file = 'commands.mdx'
const page = `- \`Invalid module\` \`a | b\`

  Nothing to fix.

- \`TypeError\` is from Node.js.
`
const packages = new Map([
  ['core', ['Invalid module', 'a | b'].map((text) => ({ text, file: 'src/generate.js' }))],
  ['sdk', [{ text: 'Service not found', file: 'src/events.ts' }]],
])
const entries = readEntries(file, page)

test('the index contains list items that begin with nothing but code', () => {
  expect(entries).toEqual([
    { text: 'Invalid module', file, line: 1 },
    { text: 'a | b', file, line: 1 },
  ])
})

describe('comparing the index with the packages', () => {
  test('reports messages that nothing explains', () => {
    expect(compareIndex(entries, packages, [])).toEqual([
      'sdk: src/events.ts  Explain "Service not found" in content/docs/development/troubleshooting, or leave it out with a reason.',
    ])
  })

  test('accepts messages that are left out', () => {
    expect(compareIndex(entries, packages, [{ reason: 'A test', messages: ['Service not found'] }])).toEqual([])
  })

  test('reports messages that no package has', () => {
    packages.delete('sdk')
    const invented = { text: 'Out of coffee', file, line: 9 }
    expect(compareIndex([...entries, invented], packages, [{ reason: 'A test', messages: ['Gone', 'a | b'] }])).toEqual(
      [
        'commands.mdx:9  No package has the message "Out of coffee".',
        'tools/messages/left-out.json  "Gone" is in no package. Remove it.',
        'tools/messages/left-out.json  "a | b" is in the index. Remove it.',
      ],
    )
  })
})
