import type { readModel } from './read-model'

/** The SDK's API, read from the package's type declarations at build time. */
export type SdkModel = ReturnType<typeof readModel>

export type SdkFunction = SdkModel['functions'][number]

/** A field of a type, or of an inline object such as options. */
export interface SdkField {
  name: string
  type: string
  isRequired: boolean
  members: SdkField[]
}

export interface SdkParameter extends SdkField {
  comment: string
}

export interface SdkType {
  name: string
  /** Whether scripts can import it by name. */
  isExported: boolean
  extends: string[]
  /** Empty for a union. */
  fields: SdkField[]
  /** The aliased type, unless it's an object: `Event | Command | Query`. */
  alias: string | undefined
}
