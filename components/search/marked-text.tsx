import { closeMark, openMark } from '@/lib/search/contract'

/** Text in which what was found is marked. It is shown as text, whatever it holds. */
export function MarkedText({ value }: { value: string }) {
  const [before = '', ...parts] = value.split(openMark)
  return (
    <>
      {before}
      {parts.map((part, i) => {
        const [found = '', ...after] = part.split(closeMark)
        return (
          <span key={i}>
            <mark>{found}</mark>
            {after.join('')}
          </span>
        )
      })}
    </>
  )
}
