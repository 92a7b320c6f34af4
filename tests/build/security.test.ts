import { describe, expect, test } from 'vitest'
import { findForeign, findForeignInExport } from '../support/foreign'
import { findUnguardedScripts } from '../support/guarded'

describe('Every page, stub and error page', () => {
  test('has a policy before its first script that allows each of its inline scripts', () => {
    expect(findUnguardedScripts('out')).toEqual([])
  }, 120_000)

  test("requests nothing from other hosts and doesn't expose its window", () => {
    expect(findForeignInExport('out')).toEqual([])
  })
})

test.each([
  ['<img src="https://example.com/a.png">', 1],
  ['<script async src="//example.com/a.js"></script>', 1],
  ['<link rel="preconnect" href="https://example.com">', 1],
  ['<form action="https://example.com">', 1],
  ['<a href="https://example.com" target="_blank">', 1],
  ['<a href="https://example.com" target="_blank" rel="noopener">', 0],
  ['<a href="https://example.com">', 0],
  ['<link rel="canonical" href="https://www.eventcatalog.dev/">', 0],
  ['<img src="/a.png">', 0],
])('%s is found %i times', (html, count) => {
  expect(findForeign(html)).toHaveLength(count)
})
