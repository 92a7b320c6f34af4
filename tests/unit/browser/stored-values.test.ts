import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { writeThemeBoot } from '@/components/layout/boot/page-boot'
import { sidebarBoot } from '@/components/layout/docs-sidebar'
import { tabsBoot } from '@/components/mdx/tabs-boot'
import { findVersionAddress } from '@/components/navigation/version-links'

const block = () => {
  throw new Error('blocked')
}

/** `blocked` is a storage that throws, `undefined` an empty one. */
function makeStorage(value: string | undefined) {
  const getItem = () => (value === 'blocked' ? block() : (value ?? null))
  return { getItem, setItem: block }
}

describe('The stored theme', () => {
  /** Runs the script at the top of every page. */
  function boot(stored: string | undefined, system = 'light') {
    const root: { dataset: { theme?: string } } = { dataset: {} }
    const listeners: ((event: object) => void)[] = []
    runInNewContext(writeThemeBoot({ default: 'system', switchable: true }), {
      root,
      localStorage: makeStorage(stored),
      matchMedia: (query: string) => ({ matches: query.includes(system), addEventListener: () => undefined }),
      addEventListener: (type: string, listener: (event: object) => void) =>
        type === 'storage' && listeners.push(listener),
      document: { createElement: () => ({}), head: { prepend: () => undefined } },
    })
    return { root, listeners }
  }

  describe.each(['light', 'dark'])('on a %s system', (system) => {
    test.each([
      ['light', 'light'],
      ['dark', 'dark'],
      ...[undefined, 'system', '', 'blue', '{"dark":true}', 'Dark', 'null', 'blocked'].map((stored) => [
        stored,
        system,
      ]),
    ])('%j results in %s before first paint', (stored, expected) => {
      expect(boot(stored, system).root.dataset.theme).toBe(expected)
    })
  })

  test.each([
    ['light', 'light'],
    [null, 'light'],
    ['system', 'light'],
    ['blue', 'dark'],
    ['', 'dark'],
  ])('%j from another tab results in %s when dark was stored', (newValue, expected) => {
    const { root, listeners } = boot('dark')
    for (const listener of listeners) listener({ key: 'theme', newValue })
    expect(root.dataset.theme).toBe(expected)
  })

  test('follows the system after another tab has cleared the storage', () => {
    const { root, listeners } = boot('dark')
    for (const listener of listeners) listener({ key: null, newValue: null })
    expect(root.dataset.theme).toBe('light')
  })
})

describe('The stored tab', () => {
  function boot(stored: string | undefined, search = '') {
    const tabs = ['npm', 'yarn', 'pnpm'].map((value, index) => {
      const attributes: Record<string, unknown> = { 'aria-selected': index === 0, 'aria-controls': value }
      return {
        dataset: { value },
        tabIndex: index === 0 ? 0 : -1,
        getAttribute: (name: string) => attributes[name],
        setAttribute: (name: string, text: unknown) => (attributes[name] = text),
      }
    })
    const shown = new Map([['npm', true]])
    runInNewContext(tabsBoot, {
      URLSearchParams,
      location: { search },
      localStorage: makeStorage(stored),
      document: {
        querySelectorAll: () => [{ getAttribute: () => 'package-manager', querySelectorAll: () => tabs }],
        getElementById: (id: string) => ({ toggleAttribute: (_: string, isOn: boolean) => shown.set(id, isOn) }),
      },
    })
    return {
      selected: tabs.filter((tab) => tab.getAttribute('aria-selected') === true).map(({ dataset }) => dataset.value),
      reachable: tabs.filter(({ tabIndex }) => tabIndex === 0).map(({ dataset }) => dataset.value),
      shown: [...shown].filter(([, isOn]) => isOn).map(([id]) => id),
    }
  }

  test.each([
    ['pnpm', '', 'pnpm'],
    ['pnpm', '?tab=yarn', 'yarn'],
    ['pnpm', '?tab=avro&tab=yarn', 'yarn'],
    ['pnpm', '?tab=avro', 'pnpm'],
    [undefined, '?tab=yarn', 'yarn'],
    ['blocked', '?tab=yarn', 'yarn'],
    ...[undefined, 'blocked', '', 'no such tab', '"npm"', '{"a":1}', '\u0000'].map(
      (stored) => [stored, '', 'npm'] as const,
    ),
  ] as const)('%j with the query %j selects %s', (stored, search, expected) => {
    expect(boot(stored, search)).toEqual({ selected: [expected], reachable: [expected], shown: [expected] })
  })
})

describe('The stored sidebar state', () => {
  function boot(stored: Record<string, string> | 'blocked') {
    const folders = ['/docs/a', '/docs/b'].map((href) => ({
      open: href === '/docs/a',
      previousElementSibling: { getAttribute: () => href },
      hasAttribute: () => false,
    }))
    const scroller = { scrollTop: 0 }
    const sidebar = {
      dataset: { name: 'tutorial' },
      parentElement: scroller,
      getAttribute: () => null,
      getElementsByTagName: () => folders,
      querySelector: () => null,
    }
    const getItem = (key: string) => (stored === 'blocked' ? block() : (stored[key] ?? null))
    runInNewContext(sidebarBoot, { document: { querySelector: () => sidebar }, sessionStorage: { getItem } })
    return { open: folders.map(({ open }) => open), top: scroller.scrollTop }
  }

  test('reopens folders and restores the scroll position', () => {
    const kept = {
      'sidebar-open': '{"name":"tutorial","open":["/docs/b"]}',
      'sidebar-scroll': '{"name":"tutorial","top":130}',
    }
    expect(boot(kept)).toEqual({ open: [true, true], top: 130 })
  })

  test("doesn't affect another area's sidebar", () => {
    const kept = { 'sidebar-open': '{"name":"api","open":["/docs/b"]}', 'sidebar-scroll': '{"name":"api","top":130}' }
    expect(boot(kept)).toEqual({ open: [true, false], top: 0 })
  })

  test.each([
    '',
    'null',
    '{}',
    '[]',
    '{',
    'blue',
    '7',
    '{"name":"tutorial","open":7}',
    '{"name":"tutorial","open":[null]}',
  ])('%j leaves the sidebar unchanged', (value) => {
    expect(boot({ 'sidebar-open': value, 'sidebar-rest': value })).toEqual({ open: [true, false], top: 0 })
    expect(boot({ 'sidebar-open': value, 'sidebar-rest': value, 'sidebar-scroll': value }).open).toEqual([true, false])
  })

  test('may be inaccessible', () => {
    expect(boot('blocked')).toEqual({ open: [true, false], top: 0 })
  })
})

describe('The stored documentation version', () => {
  const versions = JSON.stringify({ '': '/docs/a', '1.0': '/docs/1.0/a' })

  test.each([
    ['1.0', '/docs/1.0/a'],
    [undefined, '/docs/a'],
    ...['', 'no such version', 'constructor', '__proto__'].map((stored) => [stored, '/docs/a'] as const),
  ] as const)('%j results in %s', (stored, expected) => {
    expect(findVersionAddress(versions, stored)).toBe(expected)
  })

  test.each([undefined, '{', 'null', '{}'])("doesn't change a link with the versions %j", (list) => {
    expect(findVersionAddress(list, '1.0')).toBeUndefined()
  })
})
