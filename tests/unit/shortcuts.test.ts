import { describe, expect, test } from 'vitest'
import { listShortcuts } from '@/lib/shortcuts'

describe('The shortcuts', () => {
  test('leave search out until the site can be searched', () => {
    expect(listShortcuts(false).map(({ label }) => label)).not.toContain('Search')
    expect(listShortcuts(true).find(({ label }) => label === 'Search')?.keys).toEqual([
      ['/'],
      ['Ctrl', 'K'],
      ['⌘', 'K'],
    ])
  })

  test('have no key twice', () => {
    const keys = listShortcuts(true).flatMap((shortcut) => shortcut.keys.map((combination) => combination.join('+')))
    expect(new Set(keys).size).toBe(keys.length)
  })
})
