/** What EventCatalog creates from a specification. Plain data, so a worker can post it. */

export type SpecFormat = 'openapi' | 'asyncapi'

export const specMessageKinds = ['event', 'command', 'query'] as const

export interface SpecChannel {
  id: string
  name: string
  version: string
  address?: string
  protocols: string[]
}

export interface SpecMessage {
  kind: (typeof specMessageKinds)[number]
  id: string
  name: string
  version: string
  summary?: string
  /** Operations it comes from: `POST /orders`, or the name of an AsyncAPI operation. */
  operations: string[]
  isSent: boolean
  isReceived: boolean
  /** Ids of the channels that carry it. */
  channels: string[]
  /** The service only references it: its page comes from the file of another service. */
  isReference: boolean
  isDeprecated: boolean
  isDraft: boolean
}

export interface SpecService {
  format: SpecFormat
  /** As in the file, such as `3.1.0`. */
  formatVersion: string
  id: string
  name: string
  version: string
  summary?: string
  messages: SpecMessage[]
  channels: SpecChannel[]
}

export interface SpecProblem {
  severity: 'error' | 'warning'
  /** Line of the file, starting at 1. */
  line?: number
  message: string
}

export interface SpecResult {
  file: string
  problems: SpecProblem[]
  /** Undefined if the plugin couldn't import the file. */
  service?: SpecService
}

export type JsonObject = Record<string, unknown>

/** Steps from the root of a document to a value. */
export type JsonPath = readonly (string | number)[]

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A version an extension sets. YAML reads `1.0` as a number. */
export function toVersion(value: unknown, fallback: string): string {
  return typeof value === 'number' ? String(value) : (findText(value) ?? fallback)
}

/** A text that isn't empty, or undefined. */
export function findText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
