import { expect, test } from 'vitest'
import { findBarArea } from '@/lib/docs/areas'

test.each([
  ['/docs/sdk', 'api', 'sdk'],
  ['/docs/sdk/function/addEvent', 'api', 'sdk'],
  ['/docs/sdks', 'api', 'api'],
  ['/docs/api/event', 'api', 'api'],
  ['/docs/development/sdk', 'tutorial', 'tutorial'],
  ['/docs/alone', undefined, undefined],
])('On %s with the sidebar %s, the bar marks: %s', (path, sidebar, expected) => {
  expect(findBarArea(path, sidebar)).toBe(expected)
})
