// Dates have no time zone. They're parsed and formatted as UTC, so that the machine's time zone doesn't shift them.
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
const shortDay = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })

/** `2025-01-31` → "January 31, 2025". Empty for an empty date. */
export function toLongDate(date: string): string {
  return date === '' ? '' : day.format(new Date(date))
}

/** `2025-01-31` → "Jan 31", for lists grouped by year. */
export function toShortDate(date: string): string {
  return date === '' ? '' : shortDay.format(new Date(date))
}

/** `2025-01-31` → "January". */
export function toMonthName(date: string): string {
  return date === '' ? '' : month.format(new Date(date))
}
