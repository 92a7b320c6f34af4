import { expect, test } from 'vitest'
import { hangCode } from '@/lib/kit/hang-code'

const block = (code: string) => `<p>text</p><pre><code>${code}</code></pre>`

test('Long lines of code say how far they are indented, so the rest of a wrapped line can be', () => {
  const long = '    message: No longer sent. Use version 2.0.0.'
  expect(hangCode(block(`deprecated:\n${long}`))).toBe(
    block(`deprecated:\n<span class="hang" style="--in:4">${long}</span>`),
  )
})

test('A line that already has an element keeps it, and its tokens', () => {
  const line = `  <span class="tk">path</span>: './specs/tracking.asyncapi.yml',`
  expect(hangCode(block(`<span class="l hl">${line}</span>`))).toBe(
    block(`<span class="l hl" style="--in:2">${line}</span>`),
  )
})

test('Short lines, of which markup is no part, and text outside of code stay as they are', () => {
  const html = block('<span class="tk">a</span>: <span class="tn">12345</span> &lt;&lt;&lt;&lt;&lt;&lt;&lt;')
  expect(hangCode(html)).toBe(html)
  const text = `<p>${'word '.repeat(20)}</p>`
  expect(hangCode(text)).toBe(text)
})

test('A flag of a long command stays together', () => {
  expect(hangCode(block('npx @eventcatalog/linter@1.1.1 <span class="ts">--fail-on-warning</span>'))).toBe(
    block(
      '<span class="hang" style="--in:0">npx @eventcatalog/linter@1.1.1 <span class="ts"><span class="whitespace-nowrap">--fail-on-warning</span></span></span>',
    ),
  )
})

test('Attributes with line breaks and `>` stay whole', () => {
  const name = '<span class="q" aria-description="services: {\n  id: string\n}[] => void">services</span>'
  const line = `    ${name}: [{ id: 'OrderService', path: './specs/orders.openapi.yml' }],`
  expect(hangCode(block(line))).toBe(block(`<span class="hang" style="--in:4">${line}</span>`))
})

test('Lines of a diff stay as they are', () => {
  const diff =
    '<pre><code><del>- "description": "An order for one parcel was accepted.",\n</del> "type": "object"</code></pre>'
  expect(hangCode(diff)).toBe(diff)
})

test('A word that is longer than a line breaks anywhere if it has to, so its indentation is not on a line of its own', () => {
  const line = '        "eventcatalogForEverythingThatWeHave",'
  expect(hangCode(block(line))).toBe(block(`<span class="hang" style="--in:8;word-break:break-all">${line}</span>`))
})

test('A long word breaks at its separators', () => {
  const [start, middle, end] = ['        "https://catalog.', 'parcelwise.', 'example",']
  expect(hangCode(block(start + middle + end))).toBe(
    block(`<span class="hang" style="--in:8">${start}<wbr>${middle}<wbr>${end}</span>`),
  )
  expect(hangCode('<span class="code-title">domains/Ordering/index.mdx</span>')).toBe(
    '<span class="code-title">domains/<wbr>Ordering/<wbr>index.mdx</span>',
  )
})

test('The name of a scoped package breaks after its slash, and not inside a word', () => {
  const parts = ['npx<span class="ts"> @eventcatalog/', 'create-', 'eventcatalog@latest</span>']
  expect(hangCode(block(parts.join('')))).toBe(block(`<span class="hang" style="--in:0">${parts.join('<wbr>')}</span>`))
})
