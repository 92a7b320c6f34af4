import { describe, expect, test } from 'vitest'
import { readAddressList, plannedFile } from '@/lib/links/planned'
import { basePath } from '@/lib/options'
import { getOrigin } from '@/lib/urls'
import { findBrokenReferences, findBrokenStyleReferences } from '../support/link-check'
import { listExportedPages } from '../support/exported-pages'

const planned = readAddressList(plannedFile)

describe('The addresses in exported pages', () => {
  test('each leads to a page, a file, a redirect or an address that is planned, and to a place that is there', () => {
    expect(listExportedPages().length).toBeGreaterThan(10)
    expect(findBrokenReferences('out', { planned, basePath, origin: getOrigin() })).toEqual([])
  })

  test('files that style sheets name are there', () => {
    expect(findBrokenStyleReferences('out', basePath)).toEqual([])
  })

  test('no address is planned that exists already', () => {
    const exported = new Set(listExportedPages().map((page) => page.path))
    expect(planned.filter((address) => exported.has(address))).toEqual([])
  })
})
