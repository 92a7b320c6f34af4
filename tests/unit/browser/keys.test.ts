import { describe, expect, test } from 'vitest'
import { findNextTab } from '@/components/mdx/tab-keys'
import { isPlainClick } from '@/components/navigation/links'

describe('Keys in a group of four tabs', () => {
  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 3, 0],
    ['ArrowLeft', 2, 1],
    ['ArrowLeft', 0, 3],
    ['Home', 3, 0],
    ['End', 0, 3],
    ['ArrowDown', 0, undefined],
    ['Tab', 0, undefined],
    // Something else has the focus.
    ['End', -1, undefined],
  ])('%s moves from tab %i to %s', (key, index, expected) => {
    expect(findNextTab(key, index, 4)).toBe(expected)
  })
})

describe('A click on a link', () => {
  const plain = { button: 0, defaultPrevented: false, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

  test("is handled in place if it's a plain one", () => {
    expect(isPlainClick(plain as MouseEvent)).toBe(true)
  })

  test.each([
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ])('is left to the browser with %j', (more) => {
    expect(isPlainClick({ ...plain, ...more } as MouseEvent)).toBe(false)
  })
})
