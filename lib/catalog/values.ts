/** Helpers that narrow values parsed from YAML or JSON. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value if it's an object. Empty for anything else. */
export const toRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})

/** A string or number as text. Undefined for anything else. */
export function toText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** The fields of an object that are texts, out of some. */
export function pickTexts<K extends string>(value: unknown, ...names: K[]): Partial<Record<K, string>> {
  const texts = names.map((name) => [name, toText(toRecord(value)[name])] as const)
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined)) as Partial<Record<K, string>>
}

/** The objects in a list. Empty for anything else. */
export const toRecords = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])

/** The strings in a list. Empty for anything else. */
export function toTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((item) => toText(item) ?? []) : []
}
