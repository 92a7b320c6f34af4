import { describe, expect, test } from 'vitest'
import { compareModels, toRecord } from '@/tools/sdk/changes'
import { readModel } from '@/lib/sdk/read-model'
import type { SdkModel } from '@/lib/sdk/types'

const model = readModel()
const record = toRecord(model)
const compare = (changed: Partial<SdkModel>) => compareModels(record, toRecord({ ...model, ...changed }))

describe('SDK changes', () => {
  test('are empty while the package is the same', () => {
    expect(compare({})).toEqual([])
  })

  test('include the version, and added, removed and changed functions', () => {
    const [first, second, ...rest] = model.functions
    if (first === undefined || second === undefined) throw new Error('The SDK has no functions.')
    const functions = [{ ...first, name: 'getFlow' }, { ...second, returns: 'Promise<string>' }, ...rest]
    expect(compare({ version: '3.0.0', functions })).toEqual([
      'version  2.9.2 → 3.0.0',
      `removed  function ${first.name}`,
      `changed  function ${second.name}`,
      'added    function getFlow',
    ])
  })

  test('include types whose fields changed', () => {
    const types = model.types.map((type) => (type.name === 'Badge' ? { ...type, fields: type.fields.slice(1) } : type))
    expect(compare({ types })).toEqual(['changed  type Badge'])
  })
})
