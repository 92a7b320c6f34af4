import { describe, expect, test } from 'vitest'
import { basePath } from '@/lib/options'
import { getOrigin } from '@/lib/urls'
import { findBrokenReferences, findBrokenStyleReferences } from '../support/link-check'
import { listExportedPages } from '../support/exported-pages'

describe('The addresses in exported pages', () => {
  test('each leads to a page, a file or a redirect, and to a place that is there', () => {
    expect(listExportedPages().length).toBeGreaterThan(10)
    expect(findBrokenReferences('out', { basePath, origin: getOrigin() })).toEqual([])
  })

  test('files that style sheets name are there', () => {
    expect(findBrokenStyleReferences('out', basePath)).toEqual([])
  })
})
