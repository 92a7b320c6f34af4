import { toKey } from '../kinds'
import type { Channel } from '../types'
import { measureText, wrapName } from './measure'
import type { Note, PlanNode, Tucked, GraphMessage, GraphStore, Party } from './types'

/** Sizes in pixels. Font sizes must match app/styles/diagrams.css. */
const textSize = 12
const smallSize = 11
const lineHeight = 15
export const smallLineHeight = 13
const partyWidth = 100
const domainWidth = 80
const noteWidth = 114
const laneInset = 5
const laneHead = 24
const noteGap = 5
const storeGap = 11
const sheet = { width: 20, height: 18, gap: 4 }
const cylinder = { width: 12, height: 13, gap: 4 }

/** Left inset of a box's text, which leaves room for the icon. */
export const textInset = 26

/** Free space after the text, for the wider fallback font shown until the web font has loaded. */
const textMargin = 9

function toStores(own: readonly GraphStore[], id: string, top: number, isCompact: boolean): Tucked[] {
  let bottom = top
  return own.map(({ store, users }, index): Tucked => {
    const use = users.find(({ service }) => service.id === id)
    const how = { id: store.id, writes: use?.writes === true, reads: use?.reads === true }
    if (isCompact) {
      const { width, height, gap } = cylinder
      return { ...how, lines: [], x: 8 + index * (width + gap), y: top + 3, width, height }
    }
    const lines = wrapName(store.name, smallSize, partyWidth - 26)
    const box = { x: 7, y: bottom + storeGap, width: partyWidth - 14, height: lines.length * smallLineHeight + 16 }
    bottom = box.y + box.height
    return { ...how, lines, ...box }
  })
}

/** A service or a domain, with its data stores below it. */
export function toPartyNode(
  { kind, id, name }: Party,
  key: string,
  own: readonly GraphStore[],
  { isCompact, isFocus }: { isCompact: boolean; isFocus: boolean },
): PlanNode {
  const width = kind === 'domain' ? domainWidth : partyWidth
  const lines = wrapName(name, textSize, width - textInset - textMargin)
  const ownHeight = Math.max(34, lines.length * lineHeight + 12)
  const stores = toStores(own, id, ownHeight, isCompact)
  const height = Math.max(ownHeight, ...stores.map((store) => store.y + store.height))
  return { key, kind, id, lines, width, height, ownHeight, notes: [], stores, isFocus }
}

export function toNoteKey({ message: { kind, id, version } }: GraphMessage): string {
  return toKey(kind, id, version)
}

function toNotes(messages: readonly GraphMessage[], top: number): Note[] {
  let y = top
  return messages.map((item) => {
    const { kind, id, version, name } = item.message
    const lines = wrapName(name, textSize, noteWidth - textInset - textMargin)
    // The version number distinguishes two versions of the same message.
    if (messages.filter((other) => other.message.id === id).length > 1) lines.push(version)
    const note = { key: toNoteKey(item), kind, lines, x: laneInset, y, width: noteWidth }
    const height = lines.length * lineHeight + 10
    y += height + noteGap
    return { ...note, height }
  })
}

/** Width of the longest lane name in a compact graph, so that all sheets line up. */
export function measureLaneNames(channels: readonly Channel[]): number {
  return Math.max(0, ...channels.map(({ name }) => measureText(name, smallSize)))
}

/** A channel with its messages: named notes, or small sheets next to its name. */
export function toLaneNode(
  channel: Channel | undefined,
  key: string,
  messages: readonly GraphMessage[],
  { compact, isFocus }: { compact?: { nameWidth: number; most: number } | undefined; isFocus: boolean },
): PlanNode {
  const base = { key, kind: 'lane' as const, id: channel?.id ?? '', stores: [], isFocus }
  if (compact !== undefined) {
    const textEnd = textInset + compact.nameWidth
    const { width, height, gap } = sheet
    const sheetsWidth = compact.most * (width + gap) - gap
    const left = textEnd + 12
    const notes = messages.map((item, index): Note => {
      const x = left + index * (width + gap)
      return { key: toNoteKey(item), kind: item.message.kind, lines: [], x, y: 6, width, height }
    })
    return {
      ...base,
      width: left + sheetsWidth + 8,
      height: 30,
      ownHeight: 30,
      narrow: { width: Math.max(textEnd + 8, sheetsWidth + 16), height: 52, moveX: 8 - left, moveY: 21 },
      lines: channel === undefined ? [] : [channel.name],
      notes,
    }
  }
  const lines = channel === undefined ? [] : wrapName(channel.name, smallSize, noteWidth - 16)
  const head = channel === undefined ? laneInset : laneHead + (lines.length - 1) * smallLineHeight
  const notes = toNotes(messages, head)
  const height = Math.max(...notes.map((note) => note.y + note.height)) + laneInset
  return { ...base, width: noteWidth + 2 * laneInset, height, ownHeight: height, lines, notes }
}
