import { describe, expect, test } from 'vitest'
import { findOpening, type Opening, type Press } from '@/components/search/opening'

const plain: Press = {
  key: '',
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  repeat: false,
}

interface Case {
  press: Partial<Press>
  isTyping?: boolean
  onAnyKey?: boolean
  opening: Opening | undefined
}

const cases: Case[] = [
  { press: { key: 'k', ctrlKey: true }, opening: 'shortcut' },
  { press: { key: 'k', metaKey: true }, opening: 'shortcut' },
  { press: { key: 'K', ctrlKey: true }, opening: 'shortcut' },
  { press: { key: 'k', ctrlKey: true }, isTyping: true, opening: 'shortcut' },
  { press: { key: 'л', code: 'KeyK', ctrlKey: true }, opening: 'shortcut' },
  { press: { key: 't', code: 'KeyK', ctrlKey: true }, opening: undefined },
  { press: { key: 'k', ctrlKey: true, shiftKey: true }, opening: undefined },
  { press: { key: 'k', ctrlKey: true, altKey: true }, opening: undefined },
  { press: { key: 'k', ctrlKey: true, metaKey: true }, opening: undefined },
  { press: { key: 'k', ctrlKey: true, repeat: true }, opening: undefined },
  { press: { key: 'k' }, opening: undefined },
  { press: { key: '/' }, opening: 'slash' },
  { press: { key: '/', shiftKey: true }, opening: 'slash' },
  { press: { key: '/' }, isTyping: true, opening: undefined },
  { press: { key: '/', ctrlKey: true }, opening: undefined },
  { press: { key: '/', isComposing: true }, opening: undefined },
  { press: { key: 'e' }, opening: undefined },
  { press: { key: 'e' }, onAnyKey: true, opening: 'letter' },
  { press: { key: 'é' }, onAnyKey: true, opening: 'letter' },
  { press: { key: '7' }, onAnyKey: true, opening: 'letter' },
  { press: { key: 'E', shiftKey: true }, onAnyKey: true, opening: 'letter' },
  { press: { key: 'e' }, onAnyKey: true, isTyping: true, opening: undefined },
  { press: { key: 'f', ctrlKey: true }, onAnyKey: true, opening: undefined },
  { press: { key: 'f', metaKey: true }, onAnyKey: true, opening: undefined },
  { press: { key: 'f', altKey: true }, onAnyKey: true, opening: undefined },
  { press: { key: ' ' }, onAnyKey: true, opening: undefined },
  { press: { key: 'Enter' }, onAnyKey: true, opening: undefined },
  { press: { key: 'ArrowDown' }, onAnyKey: true, opening: undefined },
  { press: { key: '?' }, onAnyKey: true, opening: undefined },
]

describe('A key opens search when it should', () => {
  test.each(cases)('$press, typing: $isTyping, on any key: $onAnyKey → $opening', (given) => {
    const { press, isTyping = false, onAnyKey = false, opening } = given
    expect(findOpening({ ...plain, ...press }, isTyping, onAnyKey)).toBe(opening)
  })
})
