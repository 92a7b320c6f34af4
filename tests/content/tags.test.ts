import { describe, expect, it } from 'vitest'
import { readDataFile } from '@/lib/content/declared'

describe('the content', () => {
  it('describes every tag in one unique sentence', () => {
    const tags = Object.entries(readDataFile('content', 'tags')) as [string, { label: string; description: string }][]
    expect(tags).toHaveLength(41)
    const descriptions = tags.map(([, { description }]) => description)
    expect(new Set(descriptions).size).toBe(41)
    expect(descriptions.filter((text) => text.length < 50 || text.length > 160 || !text.endsWith('.'))).toEqual([])
    expect(tags.filter(([, { label }]) => !label)).toEqual([])
  })
})
