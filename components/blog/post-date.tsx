const format = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** @param date `2025-01-31`; nothing is shown for an empty one */
export function PostDate({ date }: { date: string }) {
  if (date === '') return null
  return (
    <time className="post-date" dateTime={date}>
      {format.format(new Date(date))}
    </time>
  )
}
