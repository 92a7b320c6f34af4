import { expect, test } from 'vitest'
import { findUnguardedScripts } from '../support/guarded'

test('Every page, stub and error page has a policy before its first script, which allows each of its inline scripts', () => {
  expect(findUnguardedScripts('out')).toEqual([])
})
