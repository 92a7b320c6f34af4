/** The SDK's API, read from the package's type declarations at build time. */
export interface SdkModel {
  version: string
  license: string
  functions: SdkFunction[]
  types: SdkType[]
}

export interface SdkFunction {
  name: string
  parameters: SdkParameter[]
  /** Declared return type: `Promise<Domain>`. */
  returns: string
  /** The package's comment, without tags. Empty if there is none. */
  comment: string
  /** Declared by the package, but not returned by `utils()`. */
  isHidden: boolean
  /** Location in the package's repository. Undefined if the source map doesn't have it. */
  source: { file: string; line: number } | undefined
}

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
