// A day is a day everywhere: it is read as UTC and written as UTC, whatever the clock of the machine says.
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
const shortDay = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })

/** `2025-01-31` is "January 31, 2025"; an empty date is an empty text. */
export function toLongDate(date: string): string {
  return date === '' ? '' : day.format(new Date(date))
}

/** `2025-01-31` is "Jan 31", for lists that name the year above it. */
export function toShortDate(date: string): string {
  return date === '' ? '' : shortDay.format(new Date(date))
}

/** `2025-01-31` is "January". */
export function toMonthName(date: string): string {
  return date === '' ? '' : month.format(new Date(date))
}
