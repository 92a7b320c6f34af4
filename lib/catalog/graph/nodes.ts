import { toKey, type Channel } from '../types'
import { measureText, wrapName } from './measure'
import type { GraphMessage, GraphStore, Note, Party, PlanNode, Tucked } from './types'

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
    const { writes = false, reads = false } = users.find(({ service }) => service.id === id) ?? {}
    const how = { id: store.id, writes, reads }
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
export function toPartyNode(party: Party, key: string, own: GraphStore[], isCompact: boolean, isFocus: boolean) {
  const { kind, id, name } = party
  const width = kind === 'domain' ? domainWidth : partyWidth
  const lines = wrapName(name, textSize, width - textInset - textMargin)
  const ownHeight = Math.max(34, lines.length * lineHeight + 12)
  const stores = toStores(own, id, ownHeight, isCompact)
  const height = Math.max(ownHeight, ...stores.map((store) => store.y + store.height))
  return { key, kind, id, lines, width, height, ownHeight, notes: [], stores, isFocus }
}

function toNotes(messages: readonly GraphMessage[], top: number): Note[] {
  let y = top
  return messages.map(({ message }) => {
    const lines = wrapName(message.name, textSize, noteWidth - textInset - textMargin)
    // The version number distinguishes two versions of the same message.
    if (messages.filter((other) => other.message.id === message.id).length > 1) lines.push(message.version)
    const height = lines.length * lineHeight + 10
    const note = { key: toKey(message), kind: message.kind, lines, x: laneInset, y, width: noteWidth, height }
    y += height + noteGap
    return note
  })
}

interface LaneProps {
  channel: Channel | undefined
  key: string
  messages: readonly GraphMessage[]
  isFocus: boolean
}

/** A channel with its messages as named notes. */
export function toLaneNode({ channel, key, messages, isFocus }: LaneProps): PlanNode {
  const lines = channel === undefined ? [] : wrapName(channel.name, smallSize, noteWidth - 16)
  const head = channel === undefined ? laneInset : laneHead + (lines.length - 1) * smallLineHeight
  const notes = toNotes(messages, head)
  const height = Math.max(...notes.map((note) => note.y + note.height)) + laneInset
  const size = { width: noteWidth + 2 * laneInset, height, ownHeight: height }
  return { key, kind: 'lane', id: channel?.id ?? '', stores: [], isFocus, ...size, lines, notes }
}

/** A channel with small sheets next to its name, which line up with those of all channels. `most` sheets fit. */
export function toCompactLane(lane: LaneProps, all: readonly Channel[], most: number): PlanNode {
  const { channel, key, messages, isFocus } = lane
  const textEnd = textInset + Math.max(0, ...all.map(({ name }) => measureText(name, smallSize)))
  const { width, height, gap } = sheet
  const sheetsWidth = most * (width + gap) - gap
  const left = textEnd + 12
  const notes = messages.map(({ message }, index): Note => {
    const x = left + index * (width + gap)
    return { key: toKey(message), kind: message.kind, lines: [], x, y: 6, width, height }
  })
  const narrow = { width: Math.max(textEnd + 8, sheetsWidth + 16), height: 52, moveX: 8 - left, moveY: 21 }
  const size = { width: left + sheetsWidth + 8, height: 30, ownHeight: 30, narrow }
  const lines = channel === undefined ? [] : [channel.name]
  return { key, kind: 'lane', id: channel?.id ?? '', stores: [], isFocus, ...size, lines, notes }
}
