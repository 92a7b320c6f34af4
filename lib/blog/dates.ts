// Dates have no time zone. They're parsed and formatted as UTC, so that the machine's time zone doesn't shift them.
function createFormat(options: Intl.DateTimeFormatOptions): (date: string) => string {
  const format = new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' })
  return (date) => (date === '' ? '' : format.format(new Date(date)))
}

/** `2025-01-31` → "January 31, 2025". Empty for an empty date. */
export const toLongDate = createFormat({ dateStyle: 'long' })

/** `2025-01-31` → "Jan 31", for lists grouped by year. */
export const toShortDate = createFormat({ month: 'short', day: 'numeric' })

/** `2025-01-31` → "January". */
export const toMonthName = createFormat({ month: 'long' })
