/** Helpers that narrow values parsed from YAML. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A string or number as text. Undefined for anything else. */
export function toText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** The objects in a list. Empty for anything else. */
export function toRecords(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

/** The strings in a list. Empty for anything else. */
export function toTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((item) => toText(item) ?? []) : []
}

/** Drops properties that are null or undefined. */
export function pick<T extends Record<string, unknown>>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(entries) as { [K in keyof T]?: NonNullable<T[K]> }
}
