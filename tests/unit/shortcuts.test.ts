import { describe, expect, test } from 'vitest'
import { shortcuts } from '@/lib/kit/shortcuts'

describe('The shortcuts', () => {
  test('include every key that opens search', () => {
    expect(shortcuts.find(({ label }) => label === 'Search')?.keys).toEqual([['/'], ['Ctrl', 'K'], ['⌘', 'K']])
  })

  test('have no duplicate keys', () => {
    const keys = shortcuts.flatMap((shortcut) => shortcut.keys.map((combination) => combination.join('+')))
    expect(new Set(keys).size).toBe(keys.length)
  })
})
