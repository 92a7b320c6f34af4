import type { MessageKind } from '../types'

/** A message within a lane. Coordinates are relative to the lane. */
export interface Note {
  key: string
  kind: MessageKind
  id: string
  version: string
  /** Nothing when the lane is compact: the note is then a small sheet without words. */
  lines: string[]
  x: number
  y: number
  width: number
  height: number
}

/** A data store that hangs below a service that uses it. Coordinates are relative to the service. */
export interface Tucked {
  id: string
  /** Nothing in a compact graph: the store is then a small cylinder without words. */
  lines: string[]
  x: number
  y: number
  width: number
  height: number
  writes: boolean
  reads: boolean
}

/** Something that is placed as a whole: a service with its stores, a domain, or a channel with its messages. */
export interface PlanNode {
  key: string
  kind: 'service' | 'domain' | 'lane'
  /** Id of the resource; empty for messages without a channel. */
  id: string
  lines: string[]
  width: number
  height: number
  /** Height of the node's own box, without what hangs below it. */
  ownHeight: number
  /** On a narrow page the sheets of a compact lane lie below its name: its size there, and how far they move. */
  narrow?: { width: number; height: number; moveX: number; moveY: number }
  notes: Note[]
  stores: Tucked[]
  isFocus: boolean
}

/** A line between a party and a lane, or one note of it. */
export interface PlanEdge {
  key: string
  party: string
  lane: string
  /** Key of the note at the end of the line; none where the line stands for several messages. */
  note?: string
  /** Keys of the messages that travel on it. */
  messages: string[]
  role: 'send' | 'receive'
}

/** Columns from left to right: parties around the lanes, or everything from its sender to its receiver. */
export type Arrangement = 'around' | 'through'

export interface Plan {
  arrangement: Arrangement
  /** Notes and stores are small and without words, since there are many. */
  isCompact: boolean
  parties: PlanNode[]
  lanes: PlanNode[]
  edges: PlanEdge[]
}
