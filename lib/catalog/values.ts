/** Narrowing of values that come from YAML, where nothing is known of them. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Text of a string or a number; undefined for anything else. */
export function toText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** The records of a list; empty for anything else. */
export function toRecords(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

/** The texts of a list; empty for anything else. */
export function toTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((item) => toText(item) ?? []) : []
}
