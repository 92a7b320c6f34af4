import { expect, test } from 'vitest'
import { closeShapes } from '@/lib/mdx/render'

test('Only empty shapes become self-closing', () => {
  expect(closeShapes('<svg><path d="M0 0"></path><g><use href="#x"></use></g></svg><p></p>')).toBe(
    '<svg><path d="M0 0"/><g><use href="#x"/></g></svg><p></p>',
  )
  expect(closeShapes('<text>&gt;&lt;/path&gt;</text>')).toBe('<text>&gt;&lt;/path&gt;</text>')
  expect(closeShapes('<path><title>Named</title></path>')).toBe('<path><title>Named</title></path>')
})
