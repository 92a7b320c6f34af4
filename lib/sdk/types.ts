/** What the reference knows of the SDK: read from the package's type declarations at build time. */
export interface SdkModel {
  version: string
  license: string
  functions: SdkFunction[]
  types: SdkType[]
}

export interface SdkFunction {
  name: string
  parameters: SdkParameter[]
  /** As the package declares it: `Promise<Domain>`. */
  returns: string
  /** The package's own comment, without tags; empty where there is none. */
  comment: string
  /** Declared by the package, but not part of what `utils()` gives. */
  isHidden: boolean
  /** Where it stands in the package's repository; undefined where the source map does not tell. */
  source: SdkSource | undefined
}

export interface SdkSource {
  file: string
  line: number
}

export interface SdkParameter {
  name: string
  type: string
  isRequired: boolean
  /** The package's own comment on it. */
  comment: string
  /** Members of an object that is described in place, such as options. */
  members: SdkField[]
}

export interface SdkField {
  name: string
  type: string
  isRequired: boolean
  members: SdkField[]
}

/** A type that signatures name. */
export interface SdkType {
  name: string
  /** Whether a script can import it by its name. */
  isExported: boolean
  /** Types that it takes fields from. */
  extends: string[]
  /** Empty for a union. */
  fields: SdkField[]
  /** What it stands for where it is no object: `Event | Command | Query`. */
  alias: string | undefined
}
