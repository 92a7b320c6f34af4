import { closeMark, openMark } from '@/lib/search/contract'

/** Text with highlighted matches. Never rendered as HTML. */
export function MarkedText({ value }: { value: string }) {
  const [before = '', ...parts] = value.split(openMark)
  return (
    <>
      {before}
      {parts.map((part, i) => {
        const [found = '', ...after] = part.split(closeMark)
        return (
          <span key={i}>
            <mark className="rounded-[2px] bg-[color-mix(in_oklch,var(--link)_14%,transparent)] text-ink">{found}</mark>
            {after.join('')}
          </span>
        )
      })}
    </>
  )
}
